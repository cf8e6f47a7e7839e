import type { Kysely } from 'kysely';
import type {} from '../src/modules/catalog/public';
import type {} from '../src/modules/coupons/public';
import type { Database } from '../src/platform/database/tables';

/** The coupon of the banner above the header (SH-CONST-008): 20 % off women's clothing, if that subcategory exists. */
export async function insertCoupons(db: Kysely<Database>, since: Date): Promise<void> {
  const subcategory = await db
    .selectFrom('subcategories')
    .select('id')
    .where('slug', '=', 'womens-clothing')
    .executeTakeFirst();
  if (!subcategory) return;
  await db
    .insertInto('coupons')
    .values({ code: 'WOMEN20', percent: 20, subcategory_id: subcategory.id, starts_at: since, ends_at: null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

interface ListedCoupon {
  code: string;
  label: string;
  description: string;
  /** Either a percentage or an amount in kobo. */
  percent?: number;
  amount_kobo?: number;
  /** Slug of the subcategory; none: everything. */
  shelf?: string;
  /** Off the products of the store with the most products. */
  ofStore?: true;
  min_spend_kobo?: number;
  most_uses?: number;
  most_per_shopper?: number;
  first_order_only?: true;
}

const LISTED: readonly ListedCoupon[] = [
  {
    code: 'WELCOME10',
    label: 'First order',
    description: '10% off your first order',
    percent: 10,
    most_per_shopper: 1,
    first_order_only: true,
  },
  {
    code: 'PHONE5',
    label: 'Phones',
    description: '5% off smartphones',
    percent: 5,
    shelf: 'smartphones',
    min_spend_kobo: 5_000_000,
  },
  {
    code: 'STORE2000',
    label: '₦2,000 off',
    description: '₦2,000 off in this store, once per shopper',
    amount_kobo: 200_000,
    ofStore: true,
    min_spend_kobo: 2_000_000,
    most_uses: 500,
    most_per_shopper: 1,
  },
];

/** The coupons that shoppers can claim on the page of coupons: the banner's, and three with other rules. */
export async function listCoupons(db: Kysely<Database>, since: Date): Promise<void> {
  await db
    .updateTable('coupons')
    .set({ listed: true, label: '20% off', description: '20% off women’s clothing' })
    .where('code', '=', 'WOMEN20')
    .execute();
  const store = await db
    .selectFrom('products')
    .select('vendor_id')
    .where('status', '=', 'published')
    .groupBy('vendor_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('vendor_id')
    .limit(1)
    .executeTakeFirst();
  for (const { shelf, ofStore, ...coupon } of LISTED) {
    const subcategory = shelf
      ? await db.selectFrom('subcategories').select('id').where('slug', '=', shelf).executeTakeFirst()
      : undefined;
    if ((shelf && !subcategory) || (ofStore && !store)) continue;
    await db
      .insertInto('coupons')
      .values({
        percent: null,
        ...coupon,
        subcategory_id: subcategory?.id ?? null,
        vendor_id: ofStore ? store!.vendor_id : null,
        listed: true,
        starts_at: since,
        ends_at: null,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
  }
}
