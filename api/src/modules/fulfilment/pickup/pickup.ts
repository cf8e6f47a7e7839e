import { PICKUP_DAYS } from '@nkm/contracts';
import { lagosDayEnd, lagosWeekday } from '@nkm/contracts/lagos-time';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PickupsTable } from '../../orders/public';
import type { Parcel } from '../parcel';
import { newStationCode, type StationCode } from '../station-codes';

export type Pickup = Selectable<PickupsTable>;

/** `Friday, 4 December`: the last day to collect the parcel. */
export const lastDay = ({ collect_until }: Pickup): string => lagosWeekday(collect_until);

/** The code of a pickup, as all stations judge codes. */
export const codeOf = ({ collect_until, collected_at, ...pickup }: Pickup): StationCode => ({
  ...pickup,
  until: collect_until,
  used_at: collected_at,
});

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
    code: newStationCode(),
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

/** Stores that a locked parcel was collected. */
export async function closePickup(
  trx: Transaction<Database>,
  { tracking_code }: Pick<Parcel, 'tracking_code'>,
  now: Date,
): Promise<void> {
  await trx.updateTable('pickups').set({ collected_at: now }).where('tracking_code', '=', tracking_code).execute();
}
