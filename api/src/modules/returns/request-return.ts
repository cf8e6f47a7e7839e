import {
  countCharacters,
  invoiceActions,
  type OrderStatus,
  RETURN_COMMENT_MAX,
  RETURN_DAYS,
  type ReturnReason,
} from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, forbidden, notFound, unprocessable } from '../../platform/errors/api-problem';
import { lockParcel } from '../fulfilment/public';
import { newReturnReference } from '../orders/public';
import { claimUploads } from '../uploads/public';
import { chooseStation } from './drop-off/drop-off';
import { followReturns } from './follow-returns';
import { messages } from './messages';
import './tables';
import { tellReturn } from './tell-parties';

const DAY_MS = 86_400_000;

export interface ReturnRequest {
  userId: number;
  invoiceId: number;
  reason: ReturnReason;
  /** Tidied. */
  comment: string;
  items: readonly { product_id: number; variant_id?: number | null | undefined; quantity: number }[];
  /** Ids of the photos. */
  photos: readonly string[];
  /** Where the shopper hands the goods in; missing: they go back as the order came. */
  stationId?: number | undefined;
}

/**
 * Requests to return units of a delivered invoice, until day 7 after delivery, confirmed or not (docs/rules.md
 * "Returns").
 * @throws 404 for another shopper's invoice, 403 before delivery and after the window, 409 for units that are all in
 *   returns, 422 by field
 */
export async function requestReturn(
  app: Pick<App, 'db' | 'outbox' | 'config' | 'clock'>,
  request: ReturnRequest,
): Promise<{ id: number; reference: string }> {
  const now = app.clock();
  checkComment(request.comment);
  return app.db.transaction().execute(async (trx) => {
    const parcel = await lockParcel(trx, { invoiceId: request.invoiceId });
    if (parcel?.user_id !== request.userId) throw notFound(messages.noInvoice);
    await demandOpenWindow(trx, parcel, now);
    const units = await choose(trx, request);
    if (units.length === 0) throw unprocessable({ items: [messages.noItems] });
    const made = await trx
      .insertInto('returns')
      .values({
        reference: newReturnReference(),
        invoice_id: parcel.id,
        reason: request.reason,
        comment: request.comment,
        requested_at: now,
      })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('return_lines')
      .values(units.map(({ id, quantity }) => ({ return_id: made.id, line_id: id, quantity })))
      .execute();
    if (request.stationId !== undefined) await chooseStation(trx, made.id, request.stationId);
    await claimUploads(trx, { ids: request.photos, userId: request.userId, usedBy: `return:${made.id}` });
    await followReturns(trx, parcel.id, { actor: 'shopper', reason: request.reason, now });
    await tellReturn(app, trx, { parcel, status: 'Requested', reference: made.reference, detail: '', now });
    return made;
  });
}

/**
 * Until when the goods of an invoice can be returned.
 * @throws 403 before delivery and after the window, 409 for units that are all in returns
 */
export async function demandOpenWindow(
  db: Kysely<Database>,
  { id, status }: { id: number; status: OrderStatus },
  now: Date,
): Promise<Date> {
  const { delivered_at: delivered } = await db
    .selectFrom('invoices')
    .select('delivered_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status === 'Return requested') throw conflict(messages.alreadyRequested);
  if (delivered === null || !invoiceActions(status).includes('return')) throw forbidden(messages.notDelivered);
  const until = new Date(delivered.getTime() + RETURN_DAYS * DAY_MS);
  if (now >= until) throw forbidden(messages.tooLate);
  return until;
}

/** Counts characters as shoppers see them, like the form. */
function checkComment(comment: string) {
  const count = countCharacters(comment);
  if (count === 0) throw unprocessable({ comment: [messages.noComment] });
  if (count > RETURN_COMMENT_MAX) throw unprocessable({ comment: [messages.commentTooLong] });
}

/** The lines of the wanted items, with their quantities. Throws 409 and 422 for units that cannot be returned. */
export async function choose(db: Kysely<Database>, { invoiceId, items }: Pick<ReturnRequest, 'invoiceId' | 'items'>) {
  const lines = await db
    .selectFrom('invoice_lines')
    .select(['id', 'product_id', 'variant_id', 'quantity', 'status'])
    .select(
      sql<number>`coalesce((select sum(l.quantity) from return_lines l join returns r on r.id = l.return_id
        where l.line_id = invoice_lines.id and r.status <> 'Refused'), 0)::integer`.as('taken'),
    )
    .where('invoice_id', '=', invoiceId)
    .execute();
  const wanted = new Map<number, number>();
  for (const [index, { product_id, variant_id = null, quantity }] of items.entries()) {
    const refuse = (message: string) => unprocessable({ [`items.${index}.product_id`]: [message] });
    const line = lines.find((each) => each.product_id === product_id && (each.variant_id ?? null) === variant_id);
    if (!line) throw refuse(messages.notInInvoice);
    if (line.status !== null) throw refuse(messages.cancelled);
    const left = line.quantity - line.taken;
    if (left === 0) throw conflict(messages.alreadyRequested);
    const units = (wanted.get(line.id) ?? 0) + quantity;
    if (units > left) throw unprocessable({ [`items.${index}.quantity`]: [messages.tooMany(left)] });
    wanted.set(line.id, units);
  }
  return [...wanted].map(([id, quantity]) => ({ id, quantity }));
}
