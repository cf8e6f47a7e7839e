import type { OrderStatus } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound, unprocessable } from '../../platform/errors/api-problem';
import { collectCash, lockOrder, money, settleCashOrder } from '../payments/public';
import type { CourierOption } from '../role-tokens/public';
import { advance } from './advance';
import { messages } from './messages';
import { lockParcel } from './parcel';
import { stagesTo } from './parcel-stages';

export interface Collection {
  tracking_code: string;
  /** Must be what the parcel costs. */
  amount_kobo: number;
}

export interface Collected extends Collection {
  status: OrderStatus;
  repeated: boolean;
}

/**
 * A courier hands over a parcel and takes its money: the parcel is Delivered, and with the last one the order is Paid.
 * A repetition with the same amount answers the same.
 * @throws 404 for an unknown parcel and for one of another shipping option, 409 for one that is not on its way or costs
 *   nothing on delivery, 422 for another amount
 */
export async function collectParcel(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  { tracking_code, amount_kobo }: Collection,
  { token, shippingOption, now }: { token: number; shippingOption: CourierOption | null; now: Date },
): Promise<Collected> {
  return app.db.transaction().execute(async (trx) => {
    const invoice = await trx
      .selectFrom('invoices')
      .select('order_id')
      .where('tracking_code', '=', tracking_code)
      .executeTakeFirst();
    const order = invoice && (await lockOrder(trx, invoice.order_id));
    const parcel = order && (await lockParcel(trx, { trackingCode: tracking_code, shippingOption }));
    if (!order || !parcel) throw notFound(messages.noParcel);
    const known = await collectedWith(trx, parcel.id);
    const due = known ?? parcel.cash_due;
    if (due === null) throw conflict(messages.nothingDue);
    if (due !== amount_kobo) throw unprocessable({ amount_kobo: [messages.otherAmount(money(due))] });
    if (known !== null) return { tracking_code, amount_kobo, status: parcel.status, repeated: true };
    if (stagesTo(parcel.status, 'Delivered').at(-1) !== 'Delivered')
      throw conflict(messages.notWithCourier(parcel.status));
    await collectCash(trx, order, { invoiceId: parcel.id, amountKobo: amount_kobo, token, now });
    const incident = 'Delivered';
    const reason = `Paid in cash: ${money(amount_kobo)}`;
    await trx
      .insertInto('tracking_events')
      .values({ invoice_id: parcel.id, incident, reason, happened_at: now })
      .execute();
    const status = await advance(app, trx, parcel, { stage: 'Delivered', incident }, { token, now });
    await settleCashOrder(trx, order, { reason: 'not delivered', now });
    return { tracking_code, amount_kobo, status, repeated: false };
  });
}

/** Kobo that came with a parcel, or null. */
async function collectedWith(trx: Transaction<Database>, invoiceId: number): Promise<number | null> {
  const known = await trx
    .selectFrom('cash_collections')
    .select('amount_kobo')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return known?.amount_kobo ?? null;
}
