import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

export interface NewNotification {
  userId: number;
  /** The word on its badge. */
  tag: 'Order' | 'Payment' | 'Refund' | 'Coins' | 'Question' | 'KYC' | 'Product';
  description: string;
  /** The page of the shop that it speaks of, such as `/order-details/1/2`. */
  path?: string;
  /** The parcel or return that it speaks of. Replaces the unread notification about it, which is out of date. */
  about?: `${'parcel' | 'return'} ${string}`;
  now: Date;
}

/** Notifies a shopper in the caller's transaction, so the notification exists only if that commits. */
export async function notify(
  trx: Kysely<Database>,
  { userId, tag, description, path, about, now }: NewNotification,
): Promise<void> {
  if (about !== undefined)
    await trx
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where('about', '=', about)
      .where('read_at', 'is', null)
      .execute();
  await trx
    .insertInto('notifications')
    .values({
      user_id: userId,
      tag,
      description,
      path: path ?? null,
      about: about ?? null,
      created_at: now,
      read_at: null,
    })
    .execute();
}
