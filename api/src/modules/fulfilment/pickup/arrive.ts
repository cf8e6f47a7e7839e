import { INVOICE_TRANSITIONS, type OrderStatus } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { moveInvoice } from '../../orders/public';
import type { Parcel } from '../parcel';
import { tellParties } from '../tell-parties';
import { openPickup, readPickup } from './pickup';
import { tellReady } from './tell-pickup';

/**
 * A locked parcel arrives at its pickup station: it is Shipped, gets its code, and its shopper is told. Nothing happens
 * when it has arrived before, or when it is past that. Returns its status, and whether it has arrived now.
 */
export async function arrive(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  parcel: Parcel,
  { incident, token, now }: { incident: string; token: number; now: Date },
): Promise<{ status: OrderStatus; arrived: boolean }> {
  const { id, status, tracking_code } = parcel;
  const canArrive = status === 'Shipped' || 'Shipped' in INVOICE_TRANSITIONS[status];
  if (tracking_code === null || !canArrive) return { status, arrived: false };
  if (status === 'Shipped' && (await readPickup(trx, parcel))) return { status, arrived: false };
  if (status !== 'Shipped') {
    const by = { actor: 'courier' as const, token, reason: incident, now };
    if (!(await moveInvoice(trx, id, { from: [status], to: 'Shipped', by })))
      throw new Error(`Invoice ${id} was moved by another request despite its lock`);
    if (status === 'Packed') await tellParties(app, trx, { parcel, status: 'Shipped', now });
  }
  const pickup = await openPickup(trx, { id, tracking_code }, now);
  await tellReady(app, trx, { parcel, pickup, now });
  return { status: 'Shipped', arrived: true };
}
