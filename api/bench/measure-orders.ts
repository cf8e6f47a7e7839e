import path from 'node:path';
import { migrate } from '../src/platform/database/migrate';
import { openPostgres } from '../src/platform/database/open-postgres';
import { SEED_PARTS } from '../seed';
import { seedMissingParts } from '../src/platform/database/seed-missing-parts';
import { openSession } from '../src/platform/sessions/sessions';
import { fillOrders } from './fill-orders';
import { latencies, percentile } from './latencies';
import { type ApiPlace, startApi } from './start-api';

const API_DIR = path.dirname(import.meta.dirname);
const REQUESTS = 200;
const CONNECTIONS = 2;
/** As the storefront asks for them (ORD-CONST-001). */
const PAGE = 'perPage=3';
const OWNER = 'ada@example.com';
const OTHER = 'bayo@example.com';

/** The list before it had pages, and pages of it. */
const GROUPS = (pages: number) => ({
  'newest 200': '/orders',
  'first page': `/orders?page=1&${PAGE}`,
  'middle page': `/orders?page=${Math.ceil(pages / 2)}&${PAGE}`,
  'last page': `/orders?page=${pages}&${PAGE}`,
  'common status': `/orders?page=1&${PAGE}&status=Fulfilled`,
  'rare status': `/orders?page=1&${PAGE}&status=Shipped`,
  'one number': `/orders?page=1&${PAGE}&q=B4711-V1`,
  'common item': `/orders?page=1&${PAGE}&q=shirt`,
  'no such item': `/orders?page=1&${PAGE}&q=quetzal`,
  'item and status': `/orders?page=1&${PAGE}&q=shirt&status=Shipped`,
});

/** Measures the list of a shopper with many orders, beside another shopper with as many, on PostgreSQL. */
export async function measureOrders(place: ApiPlace & { databaseUrl: string }, orders: number): Promise<void> {
  const token = await prepare(place, orders);
  const api = await startApi(place);
  try {
    for (const [group, address] of Object.entries(GROUPS(Math.ceil(orders / 3)))) {
      const addresses = Array.from({ length: REQUESTS }, () => `${api.origin}${address}`);
      const times = await latencies(addresses, { authorization: `Bearer ${token}` });
      const figures = [0.5, 0.95, 1].map((share) => `${percentile(times, share).toFixed(1)} ms`.padStart(10));
      process.stdout.write(
        `PostgreSQL ${orders.toLocaleString('en')} orders  ${group.padEnd(17)}` +
          `p50${figures[0]}  p95${figures[1]}  most${figures[2]}\n`,
      );
    }
  } finally {
    await api.stop();
  }
}

/** Creates missing data and signs the shopper in. Returns the token. */
async function prepare({ databaseUrl }: { databaseUrl: string }, orders: number): Promise<string> {
  const database = await openPostgres(databaseUrl, { poolSize: CONNECTIONS });
  try {
    await migrate(database, path.join(API_DIR, 'migrations'));
    await seedMissingParts(database.db, SEED_PARTS, { seed: 20_261, production: false });
    for (const email of [OTHER, OWNER]) await fillOrders(database, { email, orders });
    const { id: userId } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', OWNER)
      .executeTakeFirstOrThrow();
    return await openSession(database.db, { userId, platform: 'Web', now: new Date(), days: 1 });
  } finally {
    await database.close();
  }
}
