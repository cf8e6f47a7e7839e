import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import type {} from '../catalog/public';

/** More than a shopper waits for; each alert costs a mail. */
const MOST_ALERTS = 100;

export interface WantedStock {
  userId: number;
  productId: number;
  variantId: number | null;
}

/** The shopper's open alerts. */
export function readAlerts(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('stock_alerts')
    .select(['product_id', 'variant_id'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/**
 * Adds an alert, once. An alert for something that is in stock is sent with the next run of the job.
 * @returns false for an unknown product
 * @throws 422 for a variant of another product, 409 for a new alert above the limit
 */
export async function addAlert(
  db: Kysely<Database>,
  { now, ...wanted }: WantedStock & { now: Date },
): Promise<boolean> {
  const { userId, productId, variantId } = wanted;
  const product = await db
    .selectFrom('products')
    .leftJoin('product_variants as variant', (join) =>
      join.onRef('variant.product_id', '=', 'products.id').on('variant.id', '=', variantId),
    )
    .select('variant.id as variant')
    .where('products.id', '=', productId)
    .where('products.status', '=', 'published')
    .executeTakeFirst();
  if (!product) return false;
  if (variantId !== null && product.variant === null)
    throw unprocessable({ variant: ['This variant of the product does not exist.'] });
  await db.transaction().execute(async (trx) => {
    // Alerts of one shopper are added one after the other, so that two requests cannot both take the last place.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const known = await readAlerts(trx, userId);
    if (known.some((alert) => alert.product_id === productId && alert.variant_id === variantId)) return;
    if (known.length >= MOST_ALERTS) throw conflict(`You already have alerts for ${MOST_ALERTS} products.`);
    await trx
      .insertInto('stock_alerts')
      .values({ user_id: userId, product_id: productId, variant_id: variantId, created_at: now })
      .onConflict((same) => same.expression(sql`user_id, product_id, coalesce(variant_id, 0)`).doNothing())
      .execute();
  });
  return true;
}

/** Removes an alert. Does nothing when there is none. */
export async function removeAlert(db: Kysely<Database>, { userId, productId, variantId }: WantedStock): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where(sql`coalesce(variant_id, 0)`, '=', variantId ?? 0)
    .execute();
}
