import { migrate } from '../src/platform/database/migrate';
import { openPglite } from '../src/platform/database/open-pglite';
import { openPostgres } from '../src/platform/database/open-postgres';
import { seedMissingParts } from '../src/platform/database/seed-missing-parts';
import { drawing, groups } from './addresses';
import { fillCatalogue } from './fill-catalogue';
import { latencies, percentile } from './latencies';
import path from 'node:path';
import { type ApiPlace, startApi } from './start-api';

const API_DIR = path.dirname(import.meta.dirname);
const REQUESTS = 150;
const PER_PAGE = 20;
const CONNECTIONS = 4;

/** How long one request of each kind takes in a large catalogue: half of them, and all but one of a hundred. */
export async function measureLarge(name: string, place: ApiPlace, products: number): Promise<void> {
  const started = performance.now();
  await prepare(place, products);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${name} with ${products.toLocaleString('en')} products, made in ${seconds} s\n`);
  const api = await startApi(place);
  try {
    const draw = drawing(20_261);
    for (const [group, address] of Object.entries(groups(Math.floor(products / PER_PAGE)))) {
      const addresses = Array.from({ length: REQUESTS }, () => `${api.origin}${address(draw)}`);
      const times = await latencies(addresses);
      const figures = [0.5, 0.99, 1].map((share) => `${percentile(times, share).toFixed(1)} ms`.padStart(12));
      process.stdout.write(`${name.padEnd(11)}${group.padEnd(24)}p50${figures[0]}  p99${figures[1]}  most${figures[2]}\n`); // prettier-ignore
    }
  } finally {
    await api.stop();
  }
}

export async function prepare({ databaseUrl, dataDir }: ApiPlace, products: number): Promise<void> {
  const database = databaseUrl === null ? await openPglite(dataDir) : await openPostgres(databaseUrl, CONNECTIONS);
  try {
    await migrate(database, path.join(API_DIR, 'migrations'));
    await seedMissingParts(database.db, { apiDir: API_DIR, seed: 20_261, production: false });
    await fillCatalogue(database, products);
  } finally {
    await database.close();
  }
}
