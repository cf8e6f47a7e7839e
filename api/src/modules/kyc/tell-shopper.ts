import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import { messages } from './messages';
import type { KycChange } from './kyc-change';

/** Notifies the shopper of a change, and mails it. */
export async function tellShopper(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { id: userId, email, other_names }: { id: number; email: string; other_names: string },
  { to, reason, sections, now }: Pick<KycChange, 'to' | 'reason' | 'sections' | 'now'>,
): Promise<void> {
  const names = sections.map(({ name }) => name);
  const said = [messages.news[to], ...(names.length > 0 ? [messages.rejectedSections(names)] : []), reason ?? ''];
  const description = said.filter(Boolean).join(' ');
  await notify(trx, { userId, tag: 'KYC', description, path: '/KycVerification', now });
  const link = messages.seeStatus(`${config.publicUrl}/KycVerification`);
  await outbox.add(trx, {
    channel: 'email',
    to: email,
    subject: messages.mailSubject(config.brand, to),
    text: [`Hello ${other_names},`, description, link].join('\n\n'),
  });
}
