import type { Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { lockParcel, REMIND_BEFORE_MS } from '../../fulfilment/public';
import '../tables';
import { dropOffOf } from './drop-off';
import { type DropOffNews, remind, tellEnded } from './tell-drop-off';

/** Returns in one run; the next run takes the rest. */
const MOST = 200;

type Watched = Pick<App, 'db' | 'outbox' | 'config'>;

/** Reminds shoppers of returns that wait for their items, once. Returns how many. */
export const remindOfDropOffs = (app: Watched, now: Date): Promise<number> =>
  forEachWaiting(app, { column: 'reminded_at', before: new Date(now.getTime() + REMIND_BEFORE_MS), now }, (trx, news) =>
    remind(app, trx, news),
  );

/** Ends the passes whose last day is over. The returns stay Approved. Returns how many. */
export const endDropOffs = (app: Watched, now: Date): Promise<number> =>
  forEachWaiting(app, { column: 'ended_at', before: now, now }, (trx, news) => tellEnded(app, trx, news));

/** Does something once with each return that waits for its items and whose time ends before a moment. */
async function forEachWaiting(
  { db }: Watched,
  { column, before, now }: { column: 'reminded_at' | 'ended_at'; before: Date; now: Date },
  act: (trx: Transaction<Database>, news: DropOffNews) => Promise<void>,
): Promise<number> {
  const due = await db
    .selectFrom('return_drop_offs')
    .innerJoin('returns', 'returns.id', 'return_drop_offs.return_id')
    .select(['returns.id', 'returns.invoice_id', 'returns.reference'])
    .where('returns.status', '=', 'Approved')
    .where('hand_in_until', '<=', before)
    .where('arrived_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(column, 'is', null)
    .orderBy('hand_in_until')
    .limit(MOST)
    .execute();
  let done = 0;
  for (const { id, invoice_id: invoiceId, reference } of due)
    await db.transaction().execute(async (trx) => {
      // The invoice first, as everything that moves a return.
      const parcel = await lockParcel(trx, { invoiceId });
      const marked = await trx
        .updateTable('return_drop_offs')
        .set({ [column]: now })
        .where('return_id', '=', id)
        .where('arrived_at', 'is', null)
        .where('ended_at', 'is', null)
        .where(column, 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('returns').select('id').where('id', '=', id).where('status', '=', 'Approved')),
        )
        .executeTakeFirstOrThrow();
      const dropOff = await dropOffOf(trx, id);
      if (!parcel || !dropOff || marked.numUpdatedRows !== 1n) return;
      await act(trx, { parcel, reference, dropOff, now });
      done += 1;
    });
  return done;
}
