import type { ReturnStatus } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound } from '../../platform/errors/api-problem';
import { reverseCoins } from '../coins/public';
import { lockParcel, type Parcel } from '../fulfilment/public';
import { actAs, giveStockBack, type Mover, receiptKey } from '../orders/public';
import { lockOrder, refundLines } from '../payments/public';
import { openPass } from './drop-off/drop-off';
import { followReturns } from './follow-returns';
import { messages } from './messages';
import './tables';
import { returnedNews, tellReturn } from './tell-parties';

type Needs = Pick<App, 'db' | 'outbox' | 'config'>;

interface Step {
  id: number;
  /** Role token of the member of staff. */
  token: number;
  now: Date;
}

/** A locked return with its invoice. */
interface Locked {
  trx: Transaction<Database>;
  parcel: Parcel;
  by: Mover;
  found: { reference: string; seller_at_fault: boolean | null };
}

/** Approves a return: the shopper learns how the goods come back. Throws 404, and 409 for one in another status. */
export const approveReturn = (app: Needs, { sellerAtFault, ...step }: Step & { sellerAtFault: boolean }) =>
  move(app, step, { from: ['Requested'], to: 'Approved', set: { seller_at_fault: sellerAtFault } }, async ({ trx }) => {
    await openPass(trx, step.id, step.now);
    return '';
  });

/** Refuses a return, also an approved one whose goods never came. Throws 404, and 409 for one in another status. */
export const refuseReturn = (app: Needs, { refusal, ...step }: Step & { refusal: string }) =>
  move(
    app,
    { ...step, reason: refusal },
    { from: ['Requested', 'Approved'], to: 'Refused', set: { refusal } },
    async () => refusal,
  );

/** Goods that can be sold again: ids of products, with all their variants, and of single variants. */
interface Resellable {
  products: readonly number[];
  variants: readonly number[];
}

/** Records that the goods have arrived; only resellable ones go back to the stock. */
export const receiveReturn = (app: Needs, { resellable, ...step }: Step & { resellable: Resellable }) =>
  move(app, step, { from: ['Approved'], to: 'Returned', set: {} }, async ({ trx }) => {
    const lines = await linesOf(trx, step.id);
    for (const line of lines)
      await trx
        .updateTable('return_lines')
        .set({ resellable: isResellable(line, resellable) })
        .where('return_id', '=', step.id)
        .where('line_id', '=', line.lineId)
        .execute();
    await giveStockBack(
      trx,
      lines.filter((line) => isResellable(line, resellable)),
    );
    return '';
  });

function isResellable(
  { productId, variantId }: { productId: number; variantId: number | null },
  { products, variants }: Resellable,
): boolean {
  return products.includes(productId) || (variantId !== null && variants.includes(variantId));
}

/**
 * Refunds a return whose goods have arrived. When nothing of the invoice is left, the coins for its receipt are taken
 * back, as far as the balance allows (docs/rules.md "Coins").
 */
export const refundReturn = (app: Needs, step: Step) =>
  move(app, step, { from: ['Returned'], to: 'Refunded', set: {} }, async ({ trx, parcel, found }) => {
    await refundLines(app, trx, {
      invoiceId: parcel.id,
      units: await linesOf(trx, step.id),
      reason: 'goods returned',
      withGatewayFee: found.seller_at_fault === true,
      news: await returnedNews(trx, found.reference),
      now: step.now,
    });
    return '';
  });

async function move(
  app: Needs,
  { id, token, now, reason }: Step & { reason?: string },
  { from, to, set }: { from: ReturnStatus[]; to: ReturnStatus; set: { seller_at_fault?: boolean; refusal?: string } },
  work: (locked: Locked) => Promise<string>,
): Promise<void> {
  const by: Mover = { actor: 'staff', token, now, ...(reason !== undefined && { reason }) };
  await app.db.transaction().execute(async (trx) => {
    const found = await returnOf(trx, id);
    if (!found) throw notFound(messages.noReturn);
    await lockOrder(trx, found.order_id);
    const parcel = await lockParcel(trx, { invoiceId: found.invoice_id });
    if (!parcel) throw notFound(messages.noReturn);
    await actAs(trx, by);
    const moved = await trx
      .updateTable('returns')
      .set({ ...set, status: to })
      .where('id', '=', id)
      .where('status', 'in', from)
      .executeTakeFirstOrThrow();
    if (moved.numUpdatedRows !== 1n) throw conflict(messages.is((await returnOf(trx, id))!.status));
    const detail = await work({ trx, parcel, by, found });
    const status = await followReturns(trx, parcel.id, by);
    if (status === 'Refunded' && parcel.status !== 'Refunded') await takeCoinsBack(trx, parcel, now);
    await tellReturn(app, trx, { parcel, status: to, reference: found.reference, detail, now });
  });
}

const takeCoinsBack = (trx: Transaction<Database>, { id, user_id: userId, reference }: Parcel, now: Date) =>
  reverseCoins(trx, { userId, key: receiptKey(id), comment: `You returned ${reference}`, now });

const returnOf = (trx: Transaction<Database>, id: number) =>
  trx
    .selectFrom('returns')
    .innerJoin('invoices', 'invoices.id', 'returns.invoice_id')
    .select(['returns.invoice_id', 'returns.status', 'returns.reference', 'returns.seller_at_fault'])
    .select('invoices.order_id')
    .where('returns.id', '=', id)
    .executeTakeFirst();

const linesOf = (trx: Transaction<Database>, returnId: number) =>
  trx
    .selectFrom('return_lines')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'return_lines.line_id')
    .select(['return_lines.line_id as lineId', 'return_lines.quantity'])
    .select(['invoice_lines.product_id as productId', 'invoice_lines.variant_id as variantId'])
    .where('return_id', '=', returnId)
    .orderBy('line_id')
    .execute();
