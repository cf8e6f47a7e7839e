import { sql, type Kysely } from 'kysely';
import type { Card } from '../../src/modules/catalog/public';
import type { Database } from '../../src/platform/database/tables';

export interface ShelfIds {
  stationId: number;
  vendorIds: readonly [number, number];
}

export interface NewProduct {
  title: string;
  /** Naira. */
  price: number;
  stock: number;
  /** 0 or 1: which of the two vendors. */
  vendor: 0 | 1;
  /** Stock of each variant; the price rises by ₦100 from one to the next. */
  variants: number[];
}

export interface TestProduct {
  id: number;
  title: string;
  price: number;
  variantIds: number[];
}

/** Plain SQL, because the catalog code is not under test here. */
async function id(db: Kysely<Database>, statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const { rows } = await statement.execute(db);
  return rows[0]!.id;
}

/** Rows that a product needs: a picture, a category, two vendors and a pickup station. */
export async function addShelves(db: Kysely<Database>): Promise<ShelfIds> {
  await sql`insert into pictures (key, recipe) values ('dress', '{}')`.execute(db);
  await sql`insert into categories (id, position, name, title, slug)
    values (1, 1, 'Clothing', 'Clothing', 'clothing')`.execute(db);
  await sql`insert into category_types (id, category_id, position, title) values (1, 1, 1, 'Women')`.execute(db);
  await sql`insert into subcategories (id, category_id, type_id, position, title, slug)
    values (1, 1, 1, 1, 'Dresses', 'dresses')`.execute(db);
  await sql`insert into states (id, name) values (25, 'Lagos')`.execute(db);
  const stationId = await id(
    db,
    sql`insert into pickup_stations (id, state_id, name, title, address)
        values (7, 25, 'Ikeja', 'GIGL Ikeja', '1 Allen Avenue') returning id`,
  );
  const vendor = (store: string) =>
    id(
      db,
      sql`insert into vendors (name, store_name, gigl_station_id)
        values (${store}, ${store}, ${stationId}) returning id`,
    );
  return { stationId, vendorIds: [await vendor('Adire House'), await vendor('Kano Leather')] };
}

const cardOf = (id: number): Card => ({
  vendor: { id, name: 'Ngozi Eze', store_name: 'Adire House', avatar_key: null },
  category: { name: 'Clothing', title: 'Clothing', slug: 'clothing' },
  subcategory: { name: 'Dresses', slug: 'dresses' },
  description: '<p>Cotton</p>',
});

let products = 0;

export async function addProduct(
  db: Kysely<Database>,
  { vendorIds }: ShelfIds,
  { title, price = 1_500, stock = 10, vendor = 0, variants = [] }: Partial<NewProduct>,
): Promise<TestProduct> {
  products += 1;
  const name = title ?? `Ankara dress ${products}`;
  const own = variants.length > 0 ? 0 : stock;
  const productId = await id(
    db,
    sql`insert into products (vendor_id, subcategory_id, category_id, slug, title, description_html, selling_price_kobo,
          original_price_kobo, has_variants, stock, card, picture_key)
        values (${vendorIds[vendor]}, 1, 1, ${`ankara-dress-${products}`}, ${name}, '<p>Cotton</p>', ${price * 100},
          ${price * 100}, ${variants.length > 0}, ${own}, ${JSON.stringify(cardOf(vendorIds[vendor]))}::jsonb, 'dress')
         returning id`,
  );
  const variantIds: number[] = [];
  for (const [position, units] of variants.entries()) {
    const values = JSON.stringify([{ title: 'Colour', value: ['Indigo', 'Coral', 'Sand'][position] ?? 'White' }]);
    variantIds.push(
      await id(
        db,
        sql`insert into product_variants (product_id, position, selling_price_kobo, original_price_kobo, stock, values,
            picture_key)
            values (${productId}, ${position}, ${(price + position * 100) * 100},
            ${(price + position * 100) * 100}, ${units},
              ${values}::jsonb, 'dress') returning id`,
      ),
    );
  }
  return { id: productId, title: name, price, variantIds };
}
