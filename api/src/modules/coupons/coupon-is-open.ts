import { type RawBuilder, sql } from 'kysely';
import { storeIsClosed } from '../catalog/public';
import './tables';

/** Of the table `coupons` under this alias: its store is open and its product on sale, if it is limited to them. */
export const couponIsOpen = (alias: string): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from vendors as store where store.id = ${sql.ref(`${alias}.vendor_id`)}
    and ${storeIsClosed('store')})
  and not exists (select from products as article where article.id = ${sql.ref(`${alias}.product_id`)}
    and article.status <> 'published'))`;
