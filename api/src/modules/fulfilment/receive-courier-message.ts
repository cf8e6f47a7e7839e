import type { OrderStatus } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound, unprocessable } from '../../platform/errors/api-problem';
import { hashRequest } from '../../platform/idempotency/hash-request';
import { money } from '../payments/public';
import type { CourierOption } from '../role-tokens/public';
import { advance } from './advance';
import { messages } from './messages';
import { lockParcel, type Parcel } from './parcel';
import { READY, type ReportedStage, stagesTo } from './parcel-stages';
import { arrive } from './pickup/arrive';
import './tables';

/** Clocks of couriers may be ahead by this much. */
const TOLERANCE_MS = 5 * 60_000;

/** A courier's message about a parcel. */
export interface CourierMessage {
  message_id: string;
  tracking_code: string;
  /** What happened, as the shopper reads it, such as `Arrived at the sorting centre`. */
  incident: string;
  reason: string;
  /** The new stage of the parcel, if the message reports one. */
  stage: ReportedStage | null;
  happened_at: Date;
}

/**
 * Stores a courier's message: one event in the timeline, and a transition if it reports a later stage. An arrival that
 * is reported again adds no event. Messages may arrive late, twice and in any order. The times of the shopper (72 hours
 * to confirm, 7 days to return) start when the message arrives, so that a late message takes nothing from them.
 * @throws 404 for an unknown parcel and for one of another shipping option, 409 for a known id with other content and
 *   for a delivery whose cash is not collected, 422 for an impossible time or place
 */
export async function receiveCourierMessage(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  message: CourierMessage,
  { token, shippingOption, now }: { token: number; shippingOption: CourierOption | null; now: Date },
): Promise<{ tracking_code: string; status: OrderStatus; repeated: boolean }> {
  const { tracking_code, incident, reason, happened_at } = message;
  if (happened_at.getTime() > now.getTime() + TOLERANCE_MS) throw unprocessable({ happened_at: [messages.future] });
  return app.db.transaction().execute(async (trx) => {
    const parcel = await lockParcel(trx, { trackingCode: tracking_code, shippingOption });
    if (!parcel) throw notFound(messages.noParcel);
    if (!(await isNew(trx, parcel, message, { token, now })))
      return { tracking_code, status: parcel.status, repeated: true };
    if (parcel.packed_at && happened_at.getTime() < parcel.packed_at.getTime() - TOLERANCE_MS)
      throw unprocessable({ happened_at: [messages.beforePacking] });
    const stage = stageOf(parcel, message);
    if (parcel.cash_due !== null && stagesTo(parcel.status, 'Delivered').length > 0 && stage === 'Delivered')
      throw conflict(messages.collectFirst(money(parcel.cash_due)));
    const event = { invoice_id: parcel.id, reason, happened_at: earlier(happened_at, now) };
    if (stage === READY) {
      const { status, arrived } = await arrive(app, trx, parcel, { incident, token, now });
      if (arrived)
        await trx
          .insertInto('tracking_events')
          .values({ ...event, incident: READY })
          .execute();
      return { tracking_code, status, repeated: false };
    }
    await trx
      .insertInto('tracking_events')
      .values({ ...event, incident })
      .execute();
    const status = await advance(app, trx, parcel, { stage, incident }, { token, now });
    return { tracking_code, status, repeated: false };
  });
}

/**
 * What the message means for this parcel. Of a pickup, Delivered is the arrival at the station, because earlier
 * couriers report it so (docs/decisions/0136). Throws 422 for an arrival at a station that the parcel does not have.
 */
function stageOf({ delivery_type }: Parcel, { stage }: CourierMessage): ReportedStage | null {
  if (delivery_type === 'Pickup') return stage === 'Delivered' ? READY : stage;
  if (stage === READY) throw unprocessable({ stage: [messages.noStation] });
  return stage;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Stores the id of a message. False for a repetition. Throws 409. */
async function isNew(
  trx: Transaction<Database>,
  parcel: Parcel,
  message: CourierMessage,
  { token, now }: { token: number; now: Date },
): Promise<boolean> {
  const content_hash = hashRequest({ ...message, happened_at: message.happened_at.toISOString() });
  const { message_id } = message;
  const stored = await trx
    .insertInto('courier_messages')
    .values({ role_token_id: token, message_id, content_hash, invoice_id: parcel.id, received_at: now })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  if (stored) return true;
  const known = await trx
    .selectFrom('courier_messages')
    .select('content_hash')
    .where('role_token_id', '=', token)
    .where('message_id', '=', message_id)
    .executeTakeFirstOrThrow();
  if (known.content_hash !== content_hash) throw conflict(messages.otherContent);
  return false;
}
