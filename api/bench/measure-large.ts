import path from 'node:path';
import { migrate } from '../src/platform/database/migrate';
import type { OpenDatabase } from '../src/platform/database/database';
import { openPglite } from '../src/platform/database/open-pglite';
import { openPostgres } from '../src/platform/database/open-postgres';
import { SEED_PARTS } from '../seed';
import { seedMissingParts } from '../src/platform/database/seed-missing-parts';
import { drawing, groups } from './addresses';
import { fillCatalogue } from './fill-catalogue';
import { latencies, percentile } from './latencies';
import { type ApiPlace, startApi } from './start-api';

const API_DIR = path.dirname(import.meta.dirname);
const REQUESTS = 150;
const PER_PAGE = 20;
const CONNECTIONS = 4;
const BEATS = 11;

/**
 * Measures the median and the 99th percentile of one request of each kind in a large catalogue.
 * @param only part of the group names to measure; empty: all
 */
export async function measureLarge(name: string, place: ApiPlace, products: number, only: string): Promise<void> {
  const started = performance.now();
  const { beat } = await prepare(place, products);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${name} with ${products.toLocaleString('en')} products, ready after ${seconds} s\n`);
  process.stdout.write(
    `${name.padEnd(11)}beat of the machine     p50${`${beat.toFixed(1)} ms`.padStart(12)}  ` +
      '(sum over 200,000 numbers, in the database)\n',
  );
  const api = await startApi(place);
  try {
    const draw = drawing(20_261);
    const asked = Object.entries(groups(Math.floor(products / PER_PAGE))).filter(([group]) => group.includes(only));
    for (const [group, address] of asked) {
      const addresses = Array.from({ length: REQUESTS }, () => `${api.origin}${address(draw)}`);
      const times = await latencies(addresses);
      const figures = [0.5, 0.99, 1].map((share) => `${percentile(times, share).toFixed(1)} ms`.padStart(12));
      process.stdout.write(
        `${name.padEnd(11)}${group.padEnd(24)}p50${figures[0]}  p99${figures[1]}  most${figures[2]}\n`,
      );
    }
  } finally {
    await api.stop();
  }
}

/** Creates missing data, and measures the current speed of the machine: milliseconds for a fixed piece of work. */
async function prepare({ databaseUrl, dataDir }: ApiPlace, products: number): Promise<{ beat: number }> {
  const database =
    databaseUrl === null ? await openPglite(dataDir) : await openPostgres(databaseUrl, { poolSize: CONNECTIONS });
  try {
    await migrate(database, path.join(API_DIR, 'migrations'));
    await seedMissingParts(database.db, SEED_PARTS, { seed: 20_261, production: false });
    await fillCatalogue(database, products);
    return { beat: await readBeat(database) };
  } finally {
    await database.close();
  }
}

function readBeat(database: OpenDatabase): Promise<number> {
  return database.session(async (session) => {
    const times: number[] = [];
    for (let turn = 0; turn < BEATS; turn++) {
      const start = performance.now();
      await session.query('select sum(n) from generate_series(1, 200000) n');
      times.push(performance.now() - start);
    }
    return percentile(times, 0.5);
  });
}
