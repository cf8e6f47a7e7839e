import { isSellersFault, type PickupLocation, RETURN_HAND_OVER_DAYS, type ReturnQuote } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/api-problem';
import { lastPickup } from '../checkout/public';
import { presentStation, readStations } from '../locations/public';
import type {} from '../orders/public';
import { quoteRefund } from '../payments/public';
import { wayOf } from './hand-over';
import { messages } from './messages';
import { choose, demandOpenWindow, type ReturnRequest } from './request-return';
import './tables';

/** A return before it is requested. */
export interface WantedReturn extends Pick<ReturnRequest, 'userId' | 'invoiceId' | 'items'> {
  /** Empty until the shopper chooses one. */
  reason?: string | undefined;
}

/**
 * What a return would bring and how its goods would go back, by the rules of the refund and of the request. The gateway
 * fee comes back when the reason speaks for a fault of the seller, which staff decide later.
 * @throws 403, 404, 409 and 422 as the request
 */
export async function quoteReturn(
  db: Kysely<Database>,
  { userId, invoiceId, items, reason = '' }: WantedReturn,
  now: Date,
): Promise<ReturnQuote> {
  const invoice = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.id', 'invoices.status', 'shipping_option', 'delivery_type', 'address as place'])
    .where('invoices.id', '=', invoiceId)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
  if (!invoice) throw notFound(messages.noInvoice);
  const until = await demandOpenWindow(db, invoice, now);
  const chosen = await choose(db, { invoiceId, items });
  const units = chosen.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
  const withGatewayFee = reason !== '' && isSellersFault(reason);
  return {
    return_until: until.toISOString(),
    hand_over_days: RETURN_HAND_OVER_DAYS,
    ...(units.length > 0 && { refund: await quoteRefund(db, { invoiceId, units, withGatewayFee }) }),
    hand_over: wayOf(invoice),
    last_station: (await lastDropOff(db, userId)) ?? (await lastPickup(db, userId)),
  };
}

/** The open station of the shopper's newest return. */
async function lastDropOff(db: Kysely<Database>, userId: number): Promise<PickupLocation | null> {
  const last = await db
    .selectFrom('return_drop_offs')
    .innerJoin('returns', 'returns.id', 'return_drop_offs.return_id')
    .innerJoin('invoices', 'invoices.id', 'returns.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('return_drop_offs.station_id')
    .where('orders.user_id', '=', userId)
    .orderBy('returns.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const [station] = await readStations(db).where('id', '=', last.station_id).execute();
  return station ? presentStation(station) : null;
}
