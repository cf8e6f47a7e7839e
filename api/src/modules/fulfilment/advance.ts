import { type OrderStatus, REVIEW_WINDOW_HOURS } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { moveInvoice } from '../orders/public';
import type { Parcel } from './parcel';
import { type Stage, stagesTo } from './parcel-stages';
import { tellParties } from './tell-parties';

const HOUR_MS = 3_600_000;

/** Moves the parcel to the reported stage, through the stages between. Returns its status. */
export async function advance(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  parcel: Parcel,
  { stage, incident }: { stage: Stage | null; incident: string },
  { actor = 'courier', token, now }: { actor?: 'courier' | 'staff'; token: number; now: Date },
): Promise<OrderStatus> {
  let status = parcel.status;
  for (const next of stage ? stagesTo(parcel.status, stage) : []) {
    const by = { actor, token, reason: incident, now };
    const review_ends_by = new Date(now.getTime() + REVIEW_WINDOW_HOURS * HOUR_MS);
    const set = next === 'Delivered' ? { delivered_at: now, review_ends_by } : {};
    if (!(await moveInvoice(trx, parcel.id, { from: [status], to: next, by, set })))
      throw new Error(`Invoice ${parcel.id} was moved by another request despite its lock`);
    status = next;
    await tellParties(app, trx, { parcel, status: next, now });
  }
  return status;
}
