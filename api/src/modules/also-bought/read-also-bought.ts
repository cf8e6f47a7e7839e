import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { cardColumns, type CardRow, noProduct, presentCard, productIs } from '../catalog/public';

/** Two rows of the product page's carousel. */
const MOST = 12;

/** Products in stock that were most often bought with a product. Throws 404 for an unknown product. */
export async function readAlsoBought(db: Kysely<Database>, idOrSlug: string) {
  const product = await sql<{ id: number }>`select p.id from products p where ${productIs(idOrSlug)}`.execute(db);
  if (!product.rows[0]) throw noProduct();
  const { rows } = await sql<CardRow>`
    select ${cardColumns('p')} from also_bought a
    join products p on p.id = a.other_id and p.status = 'published'
    join product_stock s on s.product_id = p.id and s.stock > 0
    where a.product_id = ${product.rows[0].id} order by a.orders desc, a.other_id limit ${MOST}`.execute(db);
  return rows.map(presentCard);
}
