import type { SeedDatabase } from '../src/platform/database/seed-when-empty';
import { planCatalogue, SEED_DAY } from './catalogue/plan-catalogue';
import { insertAccounts } from './insert-accounts';
import { insertCategories } from './insert-categories';
import { insertLocations } from './insert-locations';
import { insertOpinions } from './insert-opinions';
import { insertProducts } from './insert-products';
import { insertVendors } from './insert-vendors';
import { seedOrders } from './orders';

/**
 * Fills an empty database. Every installation gets states, stations and categories; a demonstration also gets
 * shoppers, stores, products and opinions, all of them from one number.
 */
export const seedDatabase: SeedDatabase = async (db, { seed, demo }) => {
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
};
