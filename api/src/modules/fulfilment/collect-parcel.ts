import { type OrderStatus, PICKUP_TRIES } from '@nkm/contracts';
import { readPickupCode } from '@nkm/contracts/pickup-pass';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound, unprocessable } from '../../platform/errors/api-problem';
import { sameSecret } from '../../platform/sessions/same-secret';
import type { CourierOption } from '../role-tokens/public';
import { demandAmount, handOver, lockWithOrder } from './hand-over';
import { messages } from './messages';
import type { Parcel } from './parcel';
import { stagesTo } from './parcel-stages';
import { countWrongCode, lastDay, readPickup } from './pickup/pickup';

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
    const checked = isPickup ? await checkCode(trx, parcel, readCode(code, parcel)) : null;
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

/** Six digits. Throws 422 for a missing code, for another text and for the pass of another parcel. */
function readCode(typed: string | undefined, { tracking_code }: Parcel): string {
  if (typed === undefined || typed.trim() === '') throw unprocessable({ code: [messages.noCode] });
  const read = readPickupCode(typed);
  if (read === null) throw unprocessable({ code: [messages.sixDigits] });
  if (read.tracking_code !== undefined && read.tracking_code !== tracking_code)
    throw unprocessable({ code: [messages.otherParcel] });
  return read.code;
}

/**
 * Compares a code with that of a locked parcel, in constant time.
 * @returns `used` for the code of a parcel that was collected with it, and the remaining tries for a wrong code
 * @throws 409 while the station accepts no code
 */
async function checkCode(trx: Transaction<Database>, parcel: Parcel, code: string): Promise<'right' | 'used' | number> {
  const pickup = await readPickup(trx, parcel);
  const isRight = pickup !== undefined && sameSecret(code, pickup.code);
  if (pickup?.collected_at && isRight) return 'used';
  if (parcel.status !== 'Shipped' || !pickup) throw conflict(messages.notReady(parcel.status));
  if (pickup.ended_at) throw conflict(messages.tooLate(lastDay(pickup)));
  if (pickup.wrong_codes >= PICKUP_TRIES) throw conflict(messages.onlyStaff);
  return isRight ? 'right' : countWrongCode(trx, pickup);
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
