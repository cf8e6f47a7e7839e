import type { App } from '../../../platform/app';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { lockParcel, type Parcel } from '../parcel';
import { REMIND_BEFORE_MS } from '../station-codes';
import type { Pickup } from './pickup';
import { lastDay } from './pickup';
import { remind, tellEnded } from './tell-pickup';

/** Parcels in one run; the next run takes the rest. */
const MOST = 200;

type Watched = Pick<App, 'db' | 'outbox' | 'config'>;

/** Reminds shoppers of parcels at their station, once. Returns how many. */
export async function remindOfPickups(app: Watched, now: Date): Promise<number> {
  const before = new Date(now.getTime() + REMIND_BEFORE_MS);
  return forEachWaiting(app, { column: 'reminded_at', before, now }, (trx, parcel, pickup) =>
    remind(app, trx, { parcel, pickup, now }),
  );
}

/** Ends the time to collect parcels: each goes back to its sender. Returns how many. */
export async function endPickups(app: Watched, now: Date): Promise<number> {
  return forEachWaiting(app, { column: 'ended_at', before: now, now }, async (trx, parcel, pickup) => {
    await trx
      .insertInto('tracking_events')
      .values({
        invoice_id: parcel.id,
        incident: 'To be returned',
        reason: `Not collected by ${lastDay(pickup)}`,
        happened_at: now,
      })
      .execute();
    await tellEnded(app, trx, { parcel, pickup, now });
  });
}

/** Does something once with each parcel that waits at its station and whose time ends before a moment. */
async function forEachWaiting(
  { db }: Watched,
  { column, before, now }: { column: 'reminded_at' | 'ended_at'; before: Date; now: Date },
  act: (trx: Transaction<Database>, parcel: Parcel, pickup: Pickup) => Promise<void>,
): Promise<number> {
  const due = await db
    .selectFrom('pickups')
    .innerJoin('invoices', 'invoices.tracking_code', 'pickups.tracking_code')
    .select(['invoices.id', 'pickups.tracking_code'])
    .where('invoices.status', '=', 'Shipped')
    .where('collect_until', '<=', before)
    .where('collected_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(column, 'is', null)
    .orderBy('collect_until')
    .limit(MOST)
    .execute();
  let done = 0;
  for (const { id: invoiceId, tracking_code } of due)
    await db.transaction().execute(async (trx) => {
      // The invoice first, as everything that moves a parcel.
      const parcel = await lockParcel(trx, { invoiceId });
      if (parcel?.status !== 'Shipped' || parcel.tracking_code !== tracking_code) return;
      const pickup = await trx
        .updateTable('pickups')
        .set({ [column]: now })
        .where('tracking_code', '=', tracking_code)
        .where('collect_until', '<=', before)
        .where('collected_at', 'is', null)
        .where('ended_at', 'is', null)
        .where(column, 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!pickup) return;
      await act(trx, parcel, pickup);
      done += 1;
    });
  return done;
}
