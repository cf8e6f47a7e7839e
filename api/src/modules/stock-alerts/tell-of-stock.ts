import { variantName } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import { notify } from '../notifications/public';
import { mailedPicture } from '../pictures/public';

const BATCH = 200;

/**
 * Tells shoppers that a product is back, with a notification and a mail. Deleting the alert in the same transaction
 * makes sure that one of several instances tells each shopper, once.
 * @returns the number of shoppers told; the next run takes the rest
 */
export async function tellOfStock({ db, outbox, config }: App, now: Date): Promise<number> {
  let told = 0;
  for (const alert of await dueAlerts(db)) {
    const name = variantName(alert.title, alert.values);
    const variant = alert.variant_id === null ? '' : `?variant=${alert.variant_id}`;
    const isOurs = await db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom('stock_alerts').where('id', '=', alert.id).executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      const path = `/${alert.slug}${variant}`;
      await notify(trx, { userId: alert.user_id, tag: 'Product', description: `${name} is back in stock.`, path, now });
      await outbox.add(trx, {
        channel: 'email',
        to: alert.email,
        subject: `Back in stock: ${name}`,
        text: [
          `Hello ${alert.other_names},`,
          `${name} is back in stock. It is not reserved for you.`,
          `See it here: ${config.publicUrl}${path}`,
          'You asked us to let you know. This is the only email about it.',
        ].join('\n\n'),
        pictures: [mailedPicture(alert.picture_key)],
      });
      return true;
    });
    if (isOurs) told += 1;
  }
  return told;
}

/**
 * Tells shoppers that a product is sold no longer, so that they do not wait for it, and deletes their alerts. Products
 * of a seller who is away can come back.
 * @returns the number of shoppers told; the next run takes the rest
 */
export async function tellOfEnd(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ended = trx
      .selectFrom('stock_alerts as alert')
      .innerJoin('products', 'products.id', 'alert.product_id')
      .select('alert.id')
      .where('products.status', '=', 'removed')
      .where('products.paused_at', 'is', null)
      .orderBy('alert.id')
      .limit(BATCH);
    const alerts = await trx
      .deleteFrom('stock_alerts')
      .where('id', 'in', ended)
      .returning(['user_id', 'product_id'])
      .execute();
    for (const { user_id: userId, product_id } of alerts) {
      const { title } = await trx
        .selectFrom('products')
        .select('title')
        .where('id', '=', product_id)
        .executeTakeFirstOrThrow();
      await notify(trx, { userId, tag: 'Product', description: `${title} is no longer sold.`, now });
    }
    return alerts.length;
  });
}

/** The oldest alerts whose product or variant can be bought. */
function dueAlerts(db: Kysely<Database>) {
  return db
    .selectFrom('stock_alerts as alert')
    .innerJoin('users', 'users.id', 'alert.user_id')
    .innerJoin('products', 'products.id', 'alert.product_id')
    .innerJoin('product_stock', 'product_stock.product_id', 'alert.product_id')
    .leftJoin('product_variants as variant', 'variant.id', 'alert.variant_id')
    .select(['alert.id', 'alert.user_id', 'alert.variant_id', 'users.email', 'users.other_names'])
    .select(['products.title', 'products.slug', 'products.picture_key', 'variant.values'])
    .where('users.status', '=', 'active')
    .where('products.status', '=', 'published')
    .where((where) => where(where.fn.coalesce('variant.stock', 'product_stock.stock'), '>', 0))
    .orderBy('alert.id')
    .limit(BATCH)
    .execute();
}
