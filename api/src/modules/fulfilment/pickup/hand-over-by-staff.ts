import type { OrderStatus } from '@nkm/contracts';
import type { App } from '../../../platform/app';
import { conflict, notFound } from '../../../platform/errors/api-problem';
import { demandAmount, handOver, lockWithOrder } from '../hand-over';
import { messages } from '../messages';
import { readPickup } from './pickup';

/**
 * Staff hand over a parcel at its station without the code, such as after five wrong ones or after the last day
 * (docs/rules.md "Pickup").
 * @param amountKobo must be what the parcel costs; missing when it costs nothing
 * @throws 404 for an unknown invoice, 409 for a parcel that is not at its station, 422 for another amount
 */
export async function handOverByStaff(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  {
    invoiceId,
    reason,
    amountKobo,
    token,
    now,
  }: { invoiceId: number; reason: string; amountKobo: number | undefined; token: number; now: Date },
): Promise<{ status: OrderStatus }> {
  return app.db.transaction().execute(async (trx) => {
    const found = await lockWithOrder(trx, { invoiceId });
    if (!found) throw notFound(messages.noInvoice);
    const { parcel } = found;
    if (parcel.status !== 'Shipped' || !(await readPickup(trx, parcel)))
      throw conflict(messages.notReady(parcel.status));
    demandAmount(parcel.cash_due, amountKobo);
    return { status: await handOver(app, trx, found, { actor: 'staff', reason, token, now }) };
  });
}
