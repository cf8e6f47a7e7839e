import type { SeedPart } from '../src/platform/database/seed-missing-parts';
import { planCatalogue, SEED_DAY } from './catalogue/plan-catalogue';
import { insertFlashDeals } from './flash-deals/insert-flash-deals';
import { insertAccounts } from './insert-accounts';
import { insertAdverts, insertKidsAdverts } from './insert-banners';
import { insertCategories } from './insert-categories';
import { insertAlsoBought } from './insert-also-bought';
import { insertCoins } from './insert-coins';
import { insertCoupons, listCoupons } from './insert-coupons';
import { insertDeliveryRates } from './insert-delivery-rates';
import { insertLocations } from './insert-locations';
import { insertNotifications } from './insert-notifications';
import { insertReviews } from './insert-reviews';
import { insertOwnPages, insertPages } from './insert-pages';
import { insertProducts } from './insert-products';
import { insertVendors } from './insert-vendors';
import { seedOrders } from './orders';
import { insertSynonyms } from './search/insert-synonyms';
import { insertStoreProfiles } from './stores/insert-store-profiles';

/**
 * The parts of the seed, in order of addition. Later additions are separate parts, so that a database of an older
 * version gets them too.
 */
export const SEED_PARTS: readonly SeedPart[] = [
  { mark: 'seeded', fill: fillShop },
  { mark: 'seeded pages and adverts', fill: fillContent },
  { mark: 'seeded seller states and notifications', fill: fillPeople },
  { mark: 'seeded pages with addresses of their own', fill: fillOwnPages },
  { mark: 'seeded store profiles and flash deals', fill: fillDeals },
  { mark: 'seeded what is bought together', fill: fillAlsoBought },
  { mark: 'seeded search synonyms', fill: insertSynonyms },
  { mark: 'seeded coupons', fill: fillCoupons },
  { mark: 'seeded coupons to claim', fill: fillCouponsToClaim },
  { mark: 'seeded coins', fill: fillCoins },
];

/**
 * Every installation gets states, stations and categories. A demonstration also gets shoppers, stores, products and
 * opinions, all generated from one seed.
 */
async function fillShop(...[db, { seed, demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  const catalogue = planCatalogue(seed);
  await insertLocations(db);
  await insertDeliveryRates(db);
  await insertCategories(db, catalogue.tree);
  if (!demo) return;
  await insertAccounts(db, SEED_DAY);
  await insertVendors(db, catalogue);
  await insertProducts(db, catalogue);
  await insertReviews(db, catalogue.products);
  // Only these times are relative to the first start, because a countdown in the past would show nothing.
  await seedOrders(db, { email: 'ada@example.com', seed, now: new Date() });
}

/** Pages are for every installation; banners offer the products of this demonstration. */
async function fillContent(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  await insertPages(db);
  if (demo) await insertAdverts(db);
}

/** Later pages and banners. */
async function fillOwnPages(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  await insertOwnPages(db);
  if (demo) await insertKidsAdverts(db);
}

/** Later accounts, and the shoppers' notifications. */
async function fillPeople(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (!demo) return;
  await insertAccounts(db, SEED_DAY);
  await insertNotifications(db);
}

/** Profiles of the stores, and flash deals relative to the first start. */
async function fillDeals(...[db, { seed, demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (!demo) return;
  await insertStoreProfiles(db);
  await insertFlashDeals(db, seed, new Date());
}

/** Also-bought pairs of a demonstration, before its first purchase. */
async function fillAlsoBought(...[db, { seed, demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (demo) await insertAlsoBought(db, seed);
}

/** The coupon of the banner above the header. */
async function fillCoupons(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (demo) await insertCoupons(db, new Date());
}

/** The page of coupons. */
async function fillCouponsToClaim(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (demo) await listCoupons(db, new Date());
}

/** A shopper who can pay with coins, where `PAYMENT_METHODS` enables them. */
async function fillCoins(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (demo) await insertCoins(db, 'fatima@example.com', SEED_DAY);
}
