import type { App } from '../../platform/app';
import type { ContactMessage } from '../contact-messages/public';
import { messages } from './messages';
import './tables';

export interface Addressee {
  id: number;
  store_name: string;
  to: string;
  /** Null for a guest. */
  userId: number | null;
}

/** Stores an inquiry and mails it to the store. The writer gets no mail, because the address is unverified. */
export async function keepInquiry(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  message: ContactMessage,
  { id, store_name, to, userId }: Addressee,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('store_inquiries')
      .values({ ...message, vendor_id: id, user_id: userId, created_at: clock() })
      .execute();
    await outbox.add(trx, { channel: 'email', to, ...messages.mail(config.brand, store_name, message) });
  });
}
