import type { App } from '../../platform/app';
import type { ContactMessage } from './message';
import { messages } from './messages';
import './tables';

/** Stores a message and mails it to the marketplace. The sender gets no mail, because the address is unverified. */
export async function storeMessage(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  message: ContactMessage,
  userId: number | null,
): Promise<void> {
  const to = config.contact.email ?? config.mailFrom;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_messages')
      .values({ ...message, user_id: userId, created_at: clock() })
      .execute();
    await outbox.add(trx, { channel: 'email', to, ...messages.mail(config.brand, message) });
  });
}
