import type { ReturnStatus } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { conflict, notFound, unprocessable } from '../../../platform/errors/api-problem';
import { countWrongCode, demandCode, judgeCode, lockParcel, type Parcel, readTyped } from '../../fulfilment/public';
import type { CourierOption } from '../../role-tokens/public';
import { codeWords, messages } from '../messages';
import { codeOf, type DropOff, dropOffOf } from './drop-off';
import { tellArrival } from './tell-drop-off';

type Needs = Pick<App, 'db' | 'outbox' | 'config'>;

export interface Arrival {
  reference: string;
  /** Recorded before with the same code. */
  repeated: boolean;
}

/**
 * A station takes the items of a return with the shopper's code (docs/rules.md "Drop-off of returns"). A repetition
 * answers the same.
 * @param reference of the return; may be missing when the code is the text of a pass
 * @throws 404 for an unknown return and for one of another shipping option, 409 for one that no station takes, 422 for
 *   a wrong code
 */
export async function arriveWithCode(
  app: Needs,
  { reference, code }: { reference?: string; code: string },
  { token, shippingOption, now }: { token: number; shippingOption: CourierOption | null; now: Date },
): Promise<Arrival> {
  const wanted = reference ?? readTyped(code, 'return', codeWords).of;
  if (wanted === undefined) throw unprocessable({ code: [messages.scanOrChoose] });
  const ended = await app.db.transaction().execute(async (trx) => {
    const found = await lockReturn(trx, { reference: wanted, shippingOption });
    const typed = demandCode(code, 'return', { of: found.reference, words: codeWords });
    const notReady = found.status === 'Approved' ? null : messages.is(found.status);
    const judged = judgeCode(typed, codeOf(found.dropOff), { notReady, words: codeWords });
    if (judged === 'wrong')
      return countWrongCode(trx, { table: 'return_drop_offs', key: 'return_id', value: found.id });
    if (judged === 'right') await arrive(app, trx, found, { token, reason: null, now });
    return { reference: found.reference, repeated: judged === 'used' };
  });
  // Thrown here, because the transaction stores the wrong try.
  if (typeof ended === 'number') throw unprocessable({ code: [codeWords.wrongCode(ended)] });
  return ended;
}

/**
 * Staff record an arrival without the code, such as after five wrong ones or after the last day.
 * @throws 404 for an unknown return, 409 for one that is not awaited at a station
 */
export async function arriveByStaff(
  app: Needs,
  { id, reason, token, now }: { id: number; reason: string; token: number; now: Date },
): Promise<Arrival> {
  return app.db.transaction().execute(async (trx) => {
    const found = await lockReturn(trx, { id });
    if (found.status !== 'Approved') throw conflict(messages.is(found.status));
    await arrive(app, trx, found, { token, reason, now });
    return { reference: found.reference, repeated: false };
  });
}

/** A return with a drop-off, and its invoice, which is locked. */
interface LockedReturn {
  id: number;
  reference: string;
  status: ReturnStatus;
  dropOff: DropOff;
  parcel: Parcel;
}

/** Locks the invoice of a return with a drop-off. Throws 404, and 409 for a return with another way. */
async function lockReturn(
  trx: Transaction<Database>,
  wanted: { id: number } | { reference: string; shippingOption: CourierOption | null },
): Promise<LockedReturn> {
  const query = trx.selectFrom('returns').select(['id', 'invoice_id']);
  const named = 'id' in wanted ? query.where('id', '=', wanted.id) : query.where('reference', '=', wanted.reference);
  const found = await named.executeTakeFirst();
  const shippingOption = 'reference' in wanted ? wanted.shippingOption : null;
  const parcel = found && (await lockParcel(trx, { invoiceId: found.invoice_id, shippingOption }));
  if (!parcel) throw notFound(messages.noReturn);
  const dropOff = await dropOffOf(trx, found.id);
  if (!dropOff) throw conflict(messages.noDropOff);
  const { reference, status } = await trx
    .selectFrom('returns')
    .select(['reference', 'status'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  return { id: found.id, reference, status, dropOff, parcel };
}

/** Records the arrival of a locked return once. Throws 409 for a second one. */
async function arrive(
  app: Needs,
  trx: Transaction<Database>,
  { id, reference, parcel, dropOff }: LockedReturn,
  { token, reason, now }: { token: number; reason: string | null; now: Date },
): Promise<void> {
  const arrived = await trx
    .updateTable('return_drop_offs')
    .set({ arrived_at: now, role_token_id: token, arrival_reason: reason })
    .where('return_id', '=', id)
    .where('arrived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (arrived.numUpdatedRows !== 1n) throw conflict(messages.alreadyArrived);
  await tellArrival(app, trx, { parcel, reference, dropOff, now });
}
