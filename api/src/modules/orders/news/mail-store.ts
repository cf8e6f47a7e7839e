import type { Kysely } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';

/** A store, and where it reads mails; null: nowhere. */
export interface MailedStore {
  store_name: string;
  store_email: string | null;
}

/** Mails a store about one of its invoices, if it has an address, in the caller's transaction. */
export async function mailStore(
  { outbox }: Pick<App, 'outbox'>,
  trx: Kysely<Database>,
  { store_name, store_email }: MailedStore,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
): Promise<void> {
  if (store_email === null) return;
  await outbox.add(trx, {
    channel: 'email',
    to: store_email,
    subject,
    text: [`Hello ${store_name},`, ...paragraphs].join('\n\n'),
  });
}
