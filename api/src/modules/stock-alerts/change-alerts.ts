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
 * @throws 422 for a variant of another product, 409 above the limit
 */
export async function addAlert(
  db: Kysely<Database>,
  { userId, productId, variantId, now }: WantedStock & { now: Date },
): Promise<boolean> {
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
  const { count } = await db
    .selectFrom('stock_alerts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_ALERTS) throw conflict(`You already wait for ${MOST_ALERTS} products.`);
  await db
    .insertInto('stock_alerts')
    .values({ user_id: userId, product_id: productId, variant_id: variantId, created_at: now })
    .onConflict((same) => same.expression(sql`user_id, product_id, coalesce(variant_id, 0)`).doNothing())
    .execute();
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
