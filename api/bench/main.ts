import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { onServer, postgresUrl } from '../test/postgres-server';
import { measure, requireWrk } from './measure';
import { startApi } from './start-api';

/**
 * Measures lists and product pages on both databases, with the seed's catalogue: requests per second and the
 * slowest of a hundred. `npm run bench -w api [-- --seconds=8 --connections=16]`
 */
const option = (name: string, otherwise: number) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given ? Number(given.slice(name.length + 3)) : otherwise;
};
const load = { seconds: option('seconds', 8), connections: option('connections', 16) };

const TEARDOWN = path.join(import.meta.dirname, '..', 'test', 'global-teardown.mjs');

const PAGES = {
  list: '/products?perPage=20&page=1',
  'list, page 20': '/products?perPage=20&page=20',
  'list by price': '/products?perPage=20&page=2&sort=price_asc',
  subcategory: '/subcategories/womens-clothing?perPage=20&page=1',
  search: '/products/search?q=leather&perPage=20',
  suggestions: '/products/suggestions?q=ankara%20dr',
  product: '/products/sony-playstation-5-slim-disc-edition-1tb',
  categories: '/subcategories',
};

async function run(name: string, databaseUrl: string | null, dataDir: string): Promise<void> {
  const api = await startApi({ databaseUrl, dataDir });
  try {
    for (const [page, address] of Object.entries(PAGES)) {
      const { perSecond, p50, p99, failed } = await measure(`${api.origin}${address}`, load);
      const figures = [`${perSecond.toFixed(0)}/s`, `p50 ${p50}`, `p99 ${p99}`, failed > 0 ? `${failed} failed` : ''];
      process.stdout.write(
        `${name.padEnd(11)}${page.padEnd(15)}${figures.map((text) => text.padStart(14)).join('')}\n`,
      );
    }
  } finally {
    await api.stop();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'nkm-bench-'));
process.env.NKM_API_TEST_DIR = folder;
try {
  await requireWrk();
  process.stdout.write(`load of the machine ${loadavg().map((load) => load.toFixed(2)).join(' ')}\n`); // prettier-ignore
  await run('PGlite', null, path.join(folder, 'data'));
  await onServer('create database bench');
  await run('PostgreSQL', await postgresUrl('bench'), path.join(folder, 'data-postgres'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  // Stops the server and removes the folder.
  const { default: removeTestServer } = (await import(TEARDOWN)) as { default: () => Promise<void> };
  await removeTestServer();
}
