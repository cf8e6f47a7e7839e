import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { onServer, postgresUrl } from '../test/postgres-server';
import { requireWrk } from './measure';
import { measureLarge } from './measure-large';
import { measureRecall } from './measure-recall';
import { measureThroughput } from './measure-throughput';

/**
 * Measures the API on both databases:
 *   throughput   the seed's catalogue, many at once: requests per second and the slowest of a hundred
 *   recall       what the search finds of the golden searches
 *   large        a million products (embedded: 100,000), one after the other: how long one takes
 *
 * npm run bench -w api [-- --only=large --seconds=8 --connections=16 --products=1000000 --embedded=100000]
 */
const option = (name: string) => process.argv.find((given) => given.startsWith(`--${name}=`))?.slice(name.length + 3);
const number = (name: string, otherwise: number) => Number(option(name) ?? otherwise);
const wanted = (part: string) => (option('only') ?? part) === part;

const TEARDOWN = path.join(import.meta.dirname, '..', 'test', 'global-teardown.mjs');

async function run(folder: string): Promise<void> {
  const server = async (name: string) => {
    await onServer(`create database ${name}`);
    return postgresUrl(name);
  };
  if (wanted('throughput')) {
    await requireWrk();
    const load = { seconds: number('seconds', 8), connections: number('connections', 16) };
    await measureThroughput('PGlite', { databaseUrl: null, dataDir: path.join(folder, 'data') }, load);
    await measureThroughput('PostgreSQL', { databaseUrl: await server('bench'), dataDir: path.join(folder, 'pg') }, load); // prettier-ignore
  }
  if (wanted('recall')) await measureRecall({ databaseUrl: await server('recall'), dataDir: path.join(folder, 'recall') }); // prettier-ignore
  if (wanted('large')) {
    const dataDir = path.join(folder, 'large');
    await measureLarge('PostgreSQL', { databaseUrl: await server('large'), dataDir }, number('products', 1_000_000));
    await measureLarge('PGlite', { databaseUrl: null, dataDir }, number('embedded', 100_000));
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'nkm-bench-'));
process.env.NKM_API_TEST_DIR = folder;
try {
  process.stdout.write(`load of the machine ${loadavg().map((load) => load.toFixed(2)).join(' ')}\n`); // prettier-ignore
  await run(folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
} finally {
  // Stops the server and removes the folder.
  const { default: removeTestServer } = (await import(TEARDOWN)) as { default: () => Promise<void> };
  await removeTestServer();
}
