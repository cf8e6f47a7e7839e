import type { OrderStatus } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import { collectCash, type LockedOrder, lockOrder, money, settleCashOrder } from '../payments/public';
import { advance } from './advance';
import { messages } from './messages';
import { lockParcel, type Parcel, type WantedParcel } from './parcel';
import { closePickup } from './pickup/pickup';

/** A parcel with its order, both locked. */
export interface OrderedParcel {
  order: LockedOrder;
  parcel: Parcel;
}

/** Locks the order first, because its money moves with the parcel. Undefined when there is no such parcel. */
export async function lockWithOrder(
  trx: Transaction<Database>,
  wanted: WantedParcel,
): Promise<OrderedParcel | undefined> {
  const invoices = trx.selectFrom('invoices').select('order_id');
  const invoice = await (
    'trackingCode' in wanted
      ? invoices.where('tracking_code', '=', wanted.trackingCode)
      : invoices.where('id', '=', wanted.invoiceId)
  ).executeTakeFirst();
  const order = invoice && (await lockOrder(trx, invoice.order_id));
  const parcel = order && (await lockParcel(trx, wanted));
  return parcel && { order, parcel };
}

/** Throws 409 for money that the parcel does not cost, and 422 for another amount than it costs. */
export function demandAmount(due: number | null, amountKobo: number | undefined): void {
  if (due === null && amountKobo !== undefined) throw conflict(messages.nothingDue);
  if (due !== null && due !== amountKobo) throw unprocessable({ amount_kobo: [messages.otherAmount(money(due))] });
}

/** The shopper has a locked parcel: it is Delivered with its money, and with the last one an order in cash is Paid. */
export async function handOver(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { order, parcel }: OrderedParcel,
  { actor, reason, token, now }: { actor: 'courier' | 'staff'; reason: string; token: number; now: Date },
): Promise<OrderStatus> {
  const { id: invoiceId, cash_due: amountKobo } = parcel;
  if (amountKobo !== null) await collectCash(trx, order, { invoiceId, amountKobo, token, now });
  const incident = 'Delivered';
  const paid = amountKobo === null ? [] : [`Paid in cash: ${money(amountKobo)}`];
  const details = [reason, ...paid].filter(Boolean).join('. ');
  await trx
    .insertInto('tracking_events')
    .values({ invoice_id: invoiceId, incident, reason: details, happened_at: now })
    .execute();
  await closePickup(trx, parcel, now);
  const status = await advance(app, trx, parcel, { stage: 'Delivered', incident }, { actor, token, now });
  if (amountKobo !== null) await settleCashOrder(trx, order, { reason: 'not delivered', now });
  return status;
}
