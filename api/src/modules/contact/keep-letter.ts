import type { App } from '../../platform/app';
import type { Letter } from './check-letter';
import { messages } from './messages';
import './tables';

/** Keeps a letter and mails it to the marketplace's own address; the writer gets no mail: it could be anybody's. */
export async function keepLetter(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  letter: Letter,
  userId: number | null,
): Promise<void> {
  const to = config.contact.email ?? config.mailFrom;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_messages')
      .values({ ...letter, user_id: userId, created_at: clock() })
      .execute();
    await outbox.add(trx, { channel: 'email', to, ...messages.mail(config.brand, letter) });
  });
}
