import { invoiceActions } from '@nkm/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, forbidden, notFound } from '../../platform/errors/api-problem';
import type {} from '../orders/public';
import { claimUploads, photosOf } from '../uploads/public';
import { checkReviewText, type RawReview, type Stars } from './check-review-text';
import { messages } from './messages';
import { lockPublicName } from './lock-public-name';
import './tables';

export interface NewReview extends RawReview {
  userId: number;
  invoiceId: number;
  /** The product; it must be on the invoice. */
  idOrSlug: string;
  /** Ids. */
  photos?: readonly string[] | undefined;
  now: Date;
}

/**
 * Stores the review of a buyer, once for each delivered purchase, and counts its stars (ORD-CALL-001).
 * @throws 422 for an invalid text or photo, 404 when the invoice is not the shopper’s or lacks the product, 403 for
 *   the seller’s own product, 409 before delivery, after cancellation and after an earlier review
 */
export async function writeReview(
  db: Kysely<Database>,
  { userId, invoiceId, idOrSlug, photos = [], now, ...raw }: NewReview,
): Promise<{ id: number; stars: number; comment: string }> {
  const { stars, comment } = checkReviewText(raw);
  return db.transaction().execute(async (trx) => {
    const productId = await boughtProduct(trx, { userId, invoiceId, idOrSlug });
    const review = await trx
      .insertInto('reviews')
      .values({
        product_id: productId,
        invoice_id: invoiceId,
        user_id: userId,
        name: await lockPublicName(trx, userId),
        avatar_key: null,
        stars,
        comment,
        created_at: now,
      })
      .onConflict((same) => same.columns(['invoice_id', 'product_id']).where('invoice_id', 'is not', null).doNothing())
      .returning(['id', 'stars', 'comment'])
      .executeTakeFirst();
    if (!review) throw conflict(messages.alreadyReviewed);
    await countStars(trx, productId, stars);
    if (photos.length > 0) await attachPhotos(trx, { reviewId: review.id, userId, photos });
    return review;
  });
}

async function attachPhotos(
  trx: Transaction<Database>,
  { reviewId, userId, photos }: { reviewId: number; userId: number; photos: readonly string[] },
): Promise<void> {
  const usedBy = `review:${reviewId}`;
  await claimUploads(trx, { ids: photos, userId, usedBy });
  const addresses = (await photosOf(trx, [usedBy])).get(usedBy) ?? [];
  await trx.updateTable('reviews').set({ photos: addresses }).where('id', '=', reviewId).execute();
}

/** Id of the product, if the shopper may review it. Delivered lines are never cancelled, so no lock is needed. */
async function boughtProduct(
  trx: Transaction<Database>,
  { userId, invoiceId, idOrSlug }: Pick<NewReview, 'userId' | 'invoiceId' | 'idOrSlug'>,
): Promise<number> {
  const slug = idOrSlug.trim().toLowerCase();
  const lines = await trx
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .innerJoin('products', 'products.id', 'invoice_lines.product_id')
    .select(['invoice_lines.product_id', 'invoice_lines.status as line', 'invoices.status', 'vendors.user_id'])
    .where('invoices.id', '=', invoiceId)
    .where('orders.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb(sql`invoice_lines.product_id::text`, '=', slug),
        eb('products.slug', '=', slug),
        // The slug of the product may have changed since.
        eb('invoice_lines.slug', '=', slug),
      ]),
    )
    .execute();
  const [first] = lines;
  if (!first) throw notFound(messages.notBought);
  if (first.user_id === userId) throw forbidden(messages.ownProduct);
  const bought = lines.find(({ line }) => line === null);
  if (!bought || first.status === 'Cancelled') throw conflict(messages.cancelled);
  if (!invoiceActions(first.status).includes('review')) throw conflict(messages.notDelivered);
  return bought.product_id;
}

async function countStars(trx: Transaction<Database>, productId: number, stars: Stars): Promise<void> {
  const column = `stars_${stars}` as const;
  await trx
    .updateTable('products')
    .set({ [column]: sql`${sql.ref(column)} + 1` })
    .where('id', '=', productId)
    .execute();
}
