import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

export interface NewNotification {
  userId: number;
  /** The word on its badge. */
  tag: 'Order' | 'Payment' | 'Refund' | 'Coins' | 'Question' | 'KYC' | 'Product';
  description: string;
  now: Date;
}

/** Notifies a shopper in the caller's transaction, so the notification exists only if that commits. */
export async function notify(trx: Kysely<Database>, { userId, tag, description, now }: NewNotification): Promise<void> {
  await trx
    .insertInto('notifications')
    .values({ user_id: userId, tag, description, created_at: now, read_at: null })
    .execute();
}
