import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { NOBODY } from '../../platform/outbox/outbox';
import type { UsersTable } from '../accounts/public';
import type {} from '../abuse/public';
import type {} from '../contact/public';
import type {} from '../contacts/public';
import type {} from '../newsletter/public';
import type {} from '../profile/public';
import type {} from '../reviews/public';
import type {} from '../payments/public';
import type {} from '../returns/public';
import type {} from '../uploads/public';
import type {} from '../stores/public';
import { ERASED_TABLES } from './account-tables';
import './tables';

/** Author shown on a review after its writer’s account is deleted. */
export const DELETED_USER = 'Deleted user';

/**
 * Anonymises a locked account: erases personal data, and keeps records that others or the books need, without a name.
 */
export async function eraseAccount(
  trx: Transaction<Database>,
  account: Selectable<UsersTable>,
  now: Date,
): Promise<void> {
  await eraseWhatNamesEmail(trx, account);
  await eraseRows(trx, account.id);
  await unlinkRows(trx, account.id);
  await closeStore(trx, account.id);
  await reduceOrders(trx, account.id);
  await trx
    .updateTable('users')
    .set({
      surname: 'user',
      other_names: 'Deleted',
      // Unique and never deliverable (RFC 2606), so that a new account can use the real address.
      email: `deleted-${account.id}${NOBODY}`,
      email_verified_at: null,
      password_hash: null,
      dob: null,
      gender: null,
      avatar: null,
      store_name: null,
      news: false,
      status: 'deleted',
      kyc_status: null,
      kyc_rejected_sections: '[]',
      bvn_verified: false,
      deactivated_at: null,
      deleted_at: now,
    })
    .where('id', '=', account.id)
    .execute();
}

/** Deletes the account's rows. Also used later, for rows that a request in progress wrote after the deletion. */
export async function eraseRows(db: Kysely<Database>, userId: number): Promise<void> {
  for (const table of ERASED_TABLES) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
}

/** Rows that identify the shopper only by mail address or phone number. */
async function eraseWhatNamesEmail(trx: Transaction<Database>, { id, email }: Selectable<UsersTable>): Promise<void> {
  const address = email.toLowerCase();
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', address))
    .execute();
  const theirs = trx
    .selectFrom('contacts')
    .select('contact as recipient')
    .where('user_id', '=', id)
    .unionAll(trx.selectFrom('phone_verifications').select('contact as recipient').where('user_id', '=', id))
    .unionAll(trx.selectFrom('email_changes').select('email as recipient').where('user_id', '=', id))
    .unionAll(trx.selectFrom('email_undos').select('previous_email as recipient').where('user_id', '=', id));
  await trx
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb(eb.fn<string>('lower', ['recipient']), '=', address), eb('recipient', 'in', theirs)]))
    .execute();
}

async function unlinkRows(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ user_id: null, name: DELETED_USER, avatar_key: null, photos: [] })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('vendor_ratings')
    .set({ user_id: null, name: DELETED_USER })
    .where('user_id', '=', userId)
    .execute();
  await trx.updateTable('uploads').set({ used_by: null }).where('user_id', '=', userId).execute();
  // Unanswered questions are shown nowhere, so they can go.
  await trx.deleteFrom('product_questions').where('user_id', '=', userId).where('answer', 'is', null).execute();
  await trx.updateTable('product_questions').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx
    .updateTable('abuse_reports')
    .set({ user_id: null, name: DELETED_USER, email: '' })
    .where('user_id', '=', userId)
    .execute();
}

/** Unpublishes a seller's products. The store name stays on customers' invoices. */
async function closeStore(trx: Transaction<Database>, userId: number): Promise<void> {
  const stores = await trx
    .updateTable('vendors')
    .set((eb) => ({
      user_id: null,
      name: eb.ref('store_name'),
      about: '',
      avatar_key: null,
      inquiry_email: null,
      address: null,
      opening_hours: '[]',
      policies: '[]',
    }))
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  for (const { id } of stores)
    await trx.updateTable('products').set({ status: 'removed' }).where('vendor_id', '=', id).execute();
}

/**
 * Reduces orders to what the books need: products, prices, times, state and city, but no street address. A
 * pickup station is not personal and stays. Also used later, because a webhook can arrive days afterwards.
 */
export async function reduceOrders(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`update orders set idempotency_key = null, callback_url = null, search_text = null
    where user_id = ${userId}`.execute(db);
  await sql`update orders set address = jsonb_build_object(
      'title', null, 'address', null, 'state', address -> 'state', 'city', address -> 'city')
    where user_id = ${userId} and delivery_type = 'Drop off'`.execute(db);
  await sql`update returns set comment = '(erased)' from invoices join orders on orders.id = invoices.order_id
    where invoices.id = returns.invoice_id and orders.user_id = ${userId}`.execute(db);
}
