import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../platform/database/tables';
import type { PersonalData, TableRule } from '../../platform/personal-data/personal-data';
import { eraseReasons, TEXT_DAYS } from './erase-reasons';
import type { OrderDetails } from './orders-needs';
import { readOrders } from './reading/read-orders';
import { OrderSchema } from './schema/order';
import './tables';

const booked = (holds: string): TableRule => ({
  holds,
  kept: 'without end',
  why: 'for the books',
  job: null,
  onDeletion: 'kept',
  exported: 'orders',
});
const withText = (holds: string, exported: string | null): TableRule => ({
  holds,
  kept: `without end; the text ${TEXT_DAYS} days`,
  why: 'for the books; the text to settle complaints',
  job: 'erase texts of old orders',
  onDeletion: 'kept',
  exported,
});

/** What this module stores about people. @param details of modules above, for the export */
export const ordersPersonalData = (details: OrderDetails): PersonalData => ({
  tables: {
    allowed_transitions: null,
    orders: booked('orders: products, amounts and address; without the account only state and city'),
    invoices: booked('the part of an order that one store fulfils'),
    invoice_lines: booked('the products of an invoice'),
    invoice_numbers: null,
    invoice_transitions: withText('who moved a parcel, and why, in free text', null),
    pickups: booked('when a parcel was at its station until it was collected, and the code for it'),
    tracking_events: withText('the way of a parcel, with texts of couriers', 'orders'),
  },
  reduce: (db, { userId }) => reduceOrders(db, userId),
  exported: {
    sections: { orders: Type.Array(OrderSchema) },
    read: async (db, { userId }, { publicUrl }) => ({
      orders: await readOrders(db, { publicUrl, ...details }, { userId, newest: null }),
    }),
  },
});

/**
 * Reduces orders to what the books need: products, prices, times, state and city, but no street address and no free
 * text. A pickup station is not personal and stays.
 */
async function reduceOrders(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`update orders set idempotency_key = null, callback_url = null, search_text = null
    where user_id = ${userId}`.execute(db);
  await sql`update orders set address = jsonb_build_object(
      'title', null, 'address', null, 'state', address -> 'state', 'city', address -> 'city')
    where user_id = ${userId} and delivery_type = 'Drop off'`.execute(db);
  const orders = await db.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
  await eraseReasons(
    db,
    orders.map(({ id }) => id),
  );
}
