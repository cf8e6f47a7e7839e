import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

export interface NewNotification {
  userId: number;
  /** The word on its badge. */
  tag: 'Order' | 'Payment' | 'Refund' | 'Coins';
  description: string;
  now: Date;
}

/** Tells a shopper something, in the transaction of its cause: it is there when that commits, and not otherwise. */
export async function notify(trx: Kysely<Database>, { userId, tag, description, now }: NewNotification): Promise<void> {
  await trx
    .insertInto('notifications')
    .values({ user_id: userId, tag, description, created_at: now, read_at: null })
    .execute();
}
