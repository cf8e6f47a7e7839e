import type { SeedPart } from '../src/platform/database/seed-missing-parts';
import { planCatalogue, SEED_DAY } from './catalogue/plan-catalogue';
import { insertFlashDeals } from './flash-deals/insert-flash-deals';
import { insertAccounts } from './insert-accounts';
import { insertAdverts, insertKidsAdverts } from './insert-adverts';
import { insertCategories } from './insert-categories';
import { insertCompanions } from './insert-companions';
import { insertCoupons } from './insert-coupons';
import { insertLocations } from './insert-locations';
import { insertNotifications } from './insert-notifications';
import { insertOpinions } from './insert-opinions';
import { insertOwnPages, insertPages } from './insert-pages';
import { insertProducts } from './insert-products';
import { insertVendors } from './insert-vendors';
import { seedOrders } from './orders';
import { insertSynonyms } from './search/insert-synonyms';
import { insertStoreProfiles } from './stores/insert-store-profiles';

/**
 * The first part came with the first version. What comes later is a part of its own, so that a database of an older
 * version gets it, too.
 */
export const SEED_PARTS: readonly SeedPart[] = [
  { mark: 'seeded', fill: fillShop },
  { mark: 'seeded pages and adverts', fill: fillContent },
  { mark: 'seeded seller states and notifications', fill: fillPeople },
  { mark: 'seeded pages with addresses of their own', fill: fillOwnPages },
  { mark: 'seeded store profiles and flash deals', fill: fillDeals },
  { mark: 'seeded what is bought together', fill: fillCompanions },
  { mark: 'seeded search synonyms, with sounds and further languages', fill: insertSynonyms },
  { mark: 'seeded search synonyms of sentences, with more of Hausa, Yoruba and Igbo', fill: insertSynonyms },
  { mark: 'seeded coupons', fill: fillCoupons },
];

/**
 * Every installation gets states, stations and categories; a demonstration also gets shoppers, stores, products and
 * opinions, all of them from one number.
 */
async function fillShop(...[db, { seed, demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  const catalogue = planCatalogue(seed);
  await insertLocations(db);
  await insertCategories(db, catalogue.tree);
  if (!demo) return;
  await insertAccounts(db, SEED_DAY);
  await insertVendors(db, catalogue);
  await insertProducts(db, catalogue);
  await insertOpinions(db, catalogue.products);
  // The only times that count from the first start: a countdown of the past would show nothing.
  await seedOrders(db, { email: 'ada@example.com', seed, now: new Date() });
}

/** Pages are for every installation; adverts promise what this demonstration sells. */
async function fillContent(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  await insertPages(db);
  if (demo) await insertAdverts(db);
}

/** Pages and adverts that came later. */
async function fillOwnPages(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  await insertOwnPages(db);
  if (demo) await insertKidsAdverts(db);
}

/** Accounts that came later, and what the shoppers were told. */
async function fillPeople(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (!demo) return;
  await insertAccounts(db, SEED_DAY);
  await insertNotifications(db);
}

/** Profiles of the stores, and flash deals that count from the first start. */
async function fillDeals(...[db, { seed, demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (!demo) return;
  await insertStoreProfiles(db);
  await insertFlashDeals(db, seed, new Date());
}

/** What a demonstration knows of purchases before the first one. */
async function fillCompanions(...[db, { seed, demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (demo) await insertCompanions(db, seed);
}

/** The coupon that the advert above the header promises. */
async function fillCoupons(...[db, { demo }]: Parameters<SeedPart['fill']>): Promise<void> {
  if (demo) await insertCoupons(db, new Date());
}
