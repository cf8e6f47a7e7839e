import { mkdir, mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { databaseOnServer } from './database-on-server';
import { requireWrk } from './measure';
import { measureLarge } from './measure-large';
import { measureOrders } from './measure-orders';
import { measureRecall } from './measure-recall';
import { measureSignIn } from './measure-sign-in';
import { measureThroughput } from './measure-throughput';

const HELP = `Measures the API on both databases.

npm run bench -w api [-- options]

  --only=throughput     the seed's catalogue, many at once: requests per second and the slowest of a hundred
  --only=recall         what the search finds of the golden searches
  --only=sign-in        known beside unknown accounts, and 200 sign-ins at once while the catalogue is browsed
  --only=orders         a shopper with many orders on PostgreSQL: pages, search and status of GET /orders
  --only=large          a large catalogue, one request after the other: how long one takes
  --seconds=8           of each address under load
  --connections=16      at once
  --products=1000000    of the large catalogue on PostgreSQL; 0: not measured
  --embedded=100000     of the large catalogue on the embedded database; 0: not measured
  --orders=10000        of the shopper with many orders
  --groups=search       of the large catalogue only the groups of requests whose names have that
  --keep=<folder>       keeps the databases there: the next run with it starts at once. Otherwise they are temporary
`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '16' },
    products: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '10000' },
    groups: { type: 'string', default: '' },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const wanted = (part: string) => (options.only ?? part) === part;

const TEARDOWN = path.join(import.meta.dirname, '..', 'test', 'global-teardown.mjs');

async function run(folder: string): Promise<void> {
  const within = (name: string) => path.join(folder, name);
  if (wanted('throughput')) {
    await requireWrk();
    const load = { seconds: Number(options.seconds), connections: Number(options.connections) };
    await measureThroughput('PGlite', { databaseUrl: null, dataDir: within('data') }, load);
    await measureThroughput(
      'PostgreSQL',
      { databaseUrl: await databaseOnServer('bench'), dataDir: within('pg') },
      load,
    );
  }
  if (wanted('recall'))
    await measureRecall({ databaseUrl: await databaseOnServer('recall'), dataDir: within('recall') });
  if (wanted('sign-in')) {
    await measureSignIn('PGlite', { databaseUrl: null, dataDir: within('sign-in') });
    await measureSignIn('PostgreSQL', {
      databaseUrl: await databaseOnServer('sign_in'),
      dataDir: within('sign-in-pg'),
    });
  }
  if (wanted('orders')) {
    const place = { databaseUrl: await databaseOnServer('orders'), dataDir: within('orders') };
    await measureOrders(place, Number(options.orders));
  }
  if (wanted('large')) {
    const [products, embedded] = [Number(options.products), Number(options.embedded)];
    // One for each size, because a kept database of another size does not fit.
    const large = async () => ({ databaseUrl: await databaseOnServer(`large_${products}`), dataDir: within('large') });
    if (products > 0) await measureLarge('PostgreSQL', await large(), products, options.groups);
    const small = { databaseUrl: null, dataDir: within(`large-${embedded}`) };
    if (embedded > 0) await measureLarge('PGlite', small, embedded, options.groups);
  }
}

async function runIn(folder: string): Promise<void> {
  process.env.NKM_API_TEST_DIR = folder;
  try {
    process.stdout.write(
      `load of the machine ${loadavg()
        .map((load) => load.toFixed(2))
        .join(' ')}\n`,
    );
    await run(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    const end = (await import(pathToFileURL(TEARDOWN).href)) as Record<'default' | 'stopServer', () => Promise<void>>;
    await (options.keep === undefined ? end.default() : end.stopServer());
  }
}

if (options.help) {
  process.stdout.write(HELP);
} else if (options.keep === undefined) {
  await runIn(await mkdtemp(path.join(tmpdir(), 'nkm-bench-')));
} else {
  // Relative to the folder of the command, not to the package.
  const folder = path.resolve(process.env.INIT_CWD ?? '.', options.keep);
  await mkdir(folder, { recursive: true });
  await runIn(folder);
}
