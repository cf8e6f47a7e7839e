import type { PickupLocation } from '@nkm/contracts';
import { RETURN_HAND_OVER_DAYS } from '@nkm/contracts';
import { lagosDayEnd } from '@nkm/contracts/lagos-time';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, unprocessable } from '../../../platform/errors/api-problem';
import { newStationCode, type StationCode } from '../../fulfilment/public';
import { presentStation, readStations } from '../../locations/public';
import { messages } from '../messages';
import type { ReturnDropOffsTable } from '../tables';

/** A drop-off with its station, which may have closed meanwhile. */
export interface DropOff extends Selectable<ReturnDropOffsTable> {
  station: PickupLocation;
  is_open: boolean;
}

/** The drop-offs of returns, by return. */
export async function dropOffsOf(db: Kysely<Database>, returnIds: readonly number[]): Promise<Map<number, DropOff>> {
  if (returnIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_drop_offs')
    .innerJoin('pickup_stations', 'pickup_stations.id', 'return_drop_offs.station_id')
    .selectAll('return_drop_offs')
    .select(['state_id', 'name', 'title', 'address', 'hours', 'active'])
    .where('return_id', 'in', returnIds)
    .execute();
  return new Map(
    rows.map(({ state_id, name, title, address, hours, active, ...row }) => [
      row.return_id,
      {
        ...row,
        station: presentStation({ id: row.station_id, state_id, name, title, address, hours }),
        is_open: active,
      },
    ]),
  );
}

/** The drop-off of a return; undefined when the shopper chose another way. */
export const dropOffOf = async (db: Kysely<Database>, returnId: number): Promise<DropOff | undefined> =>
  (await dropOffsOf(db, [returnId])).get(returnId);

/** The code of a drop-off, as all stations judge codes; undefined before the approval. */
export function codeOf({ code, hand_in_until: until, arrived_at, ...row }: DropOff): StationCode | undefined {
  return code === null || until === null ? undefined : { ...row, code, until, used_at: arrived_at };
}

/** Stores the station of a new return. Throws 422 for a station that is closed or unknown. */
export async function chooseStation(trx: Transaction<Database>, returnId: number, stationId: number): Promise<void> {
  await demandOpen(trx, stationId);
  await trx.insertInto('return_drop_offs').values({ return_id: returnId, station_id: stationId }).execute();
}

/** Starts the time to hand in the items of an approved return, with a code. Nothing happens for another way. */
export async function openPass(trx: Transaction<Database>, returnId: number, now: Date): Promise<void> {
  await trx
    .updateTable('return_drop_offs')
    .set({ code: newStationCode(), hand_in_until: lagosDayEnd(now, RETURN_HAND_OVER_DAYS) })
    .where('return_id', '=', returnId)
    .where('code', 'is', null)
    .execute();
}

/**
 * Moves a drop-off to another station, such as when the first one has closed. The pass stays as it is.
 * @throws 409 after the last day and the arrival, 422 for a station that is closed or unknown
 */
export async function moveToStation(trx: Transaction<Database>, returnId: number, stationId: number): Promise<void> {
  await demandOpen(trx, stationId);
  const moved = await trx
    .updateTable('return_drop_offs')
    .set({ station_id: stationId })
    .where('return_id', '=', returnId)
    .where('ended_at', 'is', null)
    .where('arrived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (moved.numUpdatedRows !== 1n) throw conflict(messages.noOtherStation);
}

async function demandOpen(trx: Transaction<Database>, stationId: number): Promise<void> {
  const station = await readStations(trx).where('id', '=', stationId).executeTakeFirst();
  if (!station) throw unprocessable({ station_id: [messages.stationClosed] });
}
