import { randomInt } from 'node:crypto';
import { PICKUP_DAYS, PICKUP_TRIES } from '@nkm/contracts';
import { lagosDayEnd, lagosWeekday } from '@nkm/contracts/lagos-time';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PickupsTable } from '../../orders/public';
import type { Parcel } from '../parcel';

export type Pickup = Selectable<PickupsTable>;

/** `Friday, 4 December`: the last day to collect the parcel. */
export const lastDay = ({ collect_until }: Pickup): string => lagosWeekday(collect_until);

/** The pickup of a locked parcel; undefined before its arrival at the station. */
export async function readPickup(
  trx: Transaction<Database>,
  { tracking_code }: Pick<Parcel, 'tracking_code'>,
): Promise<Pickup | undefined> {
  if (tracking_code === null) return undefined;
  return trx.selectFrom('pickups').selectAll().where('tracking_code', '=', tracking_code).executeTakeFirst();
}

/** Starts the time to collect a locked parcel, with a new code. A parcel that was lost and found starts again. */
export function openPickup(
  trx: Transaction<Database>,
  { id: invoice_id, tracking_code }: { id: number; tracking_code: string },
  now: Date,
): Promise<Pickup> {
  const fresh = {
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    arrived_at: now,
    collect_until: lagosDayEnd(now, PICKUP_DAYS),
    wrong_codes: 0,
    reminded_at: null,
    ended_at: null,
  };
  return trx
    .insertInto('pickups')
    .values({ tracking_code, invoice_id, ...fresh })
    .onConflict((same) => same.column('tracking_code').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts a wrong code. Returns how many tries remain. */
export async function countWrongCode(trx: Transaction<Database>, { tracking_code }: Pickup): Promise<number> {
  const counted = await trx
    .updateTable('pickups')
    .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('tracking_code', '=', tracking_code)
    .where('wrong_codes', '<', PICKUP_TRIES)
    .returning('wrong_codes')
    .executeTakeFirst();
  return counted ? PICKUP_TRIES - counted.wrong_codes : 0;
}

/** Stores that a locked parcel was collected. */
export async function closePickup(
  trx: Transaction<Database>,
  { tracking_code }: Pick<Parcel, 'tracking_code'>,
  now: Date,
): Promise<void> {
  await trx.updateTable('pickups').set({ collected_at: now }).where('tracking_code', '=', tracking_code).execute();
}
