import type { OrderStatus } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound, unprocessable } from '../../platform/errors/api-problem';
import type { CourierOption } from '../role-tokens/public';
import { demandAmount, handOver, lockWithOrder } from './hand-over';
import { messages } from './messages';
import type { Parcel } from './parcel';
import { stagesTo } from './parcel-stages';
import { codeOf, readPickup } from './pickup/pickup';
import { countWrongCode, demandCode, judgeCode } from './station-codes';

export interface Collection {
  tracking_code: string;
  /** Must be what the parcel costs; missing when it costs nothing. */
  amount_kobo?: number;
  /** For a pickup: the shopper's code as typed, or the text of the shopper's pass. */
  code?: string;
}

export interface Collected {
  tracking_code: string;
  /** Kobo that came with it; missing: nothing. */
  amount_kobo?: number;
  status: OrderStatus;
  repeated: boolean;
}

/**
 * Courier or station hand over a parcel and take its money, a pickup with the shopper's code (docs/rules.md "Pickup").
 * A repetition with the same amount and code answers the same.
 * @throws 404 for an unknown parcel and for one of another shipping option, 409 for one that cannot be handed over,
 *   422 for another amount and for a wrong code
 */
export async function collectParcel(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  { tracking_code, amount_kobo, code }: Collection,
  { token, shippingOption, now }: { token: number; shippingOption: CourierOption | null; now: Date },
): Promise<Collected> {
  const answer = { tracking_code, ...(amount_kobo !== undefined && { amount_kobo }) };
  const ended = await app.db.transaction().execute(async (trx) => {
    const found = await lockWithOrder(trx, { trackingCode: tracking_code, shippingOption });
    if (!found) throw notFound(messages.noParcel);
    const { parcel } = found;
    const isPickup = parcel.delivery_type === 'Pickup';
    const known = await collectedWith(trx, parcel.id);
    const due = known ?? parcel.cash_due;
    if (!isPickup && due === null) throw conflict(messages.nothingDue);
    demandAmount(due, amount_kobo);
    const checked = isPickup ? await checkCode(trx, parcel, code) : null;
    if (typeof checked === 'number') return checked;
    if (known !== null || checked === 'used') return { ...answer, status: parcel.status, repeated: true };
    if (stagesTo(parcel.status, 'Delivered').at(-1) !== 'Delivered')
      throw conflict(messages.notWithCourier(parcel.status));
    const reason = isPickup ? 'Collected with the pickup code' : '';
    const status = await handOver(app, trx, found, { actor: 'courier', reason, token, now });
    return { ...answer, status, repeated: false };
  });
  // Thrown here, because the transaction stores the wrong try.
  if (typeof ended === 'number') throw unprocessable({ code: [messages.wrongCode(ended)] });
  return ended;
}

/**
 * Compares a code with that of a locked parcel.
 * @returns `used` for the code of a parcel that was collected with it, and the remaining tries for a wrong code
 * @throws 409 while the station accepts no code, 422 for a text that is no code of this parcel
 */
async function checkCode(
  trx: Transaction<Database>,
  parcel: Parcel,
  typed: string | undefined,
): Promise<'right' | 'used' | number> {
  const value = parcel.tracking_code ?? '';
  const code = demandCode(typed, 'pickup', { of: value, words: messages });
  const pickup = await readPickup(trx, parcel);
  const isReady = parcel.status === 'Shipped' && pickup !== undefined;
  const notReady = isReady ? null : messages.notReady(parcel.status);
  const judged = judgeCode(code, pickup && codeOf(pickup), { notReady, words: messages });
  return judged === 'wrong' ? countWrongCode(trx, { table: 'pickups', key: 'tracking_code', value }) : judged;
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
