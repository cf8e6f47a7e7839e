import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fillCatalogue } from '../../../bench/fill-catalogue';
import { contentsOf, documentedCommand, runCommand } from '../../../test/backup';
import { freePort } from '../../../test/postgres-server';
import { API_DIR, openTestDatabase, type Contents } from '../../../test/test-databases';
import { boot } from '../../boot/boot';
import type { OpenDatabase } from './database';

/** More in `npm run audit`; 0: those of the seed. */
const PRODUCTS = Number(process.env.BACKUP_PRODUCTS ?? 0);
/** Milliseconds that many products may take. */
const LONG = 1_800_000;

let folder: string;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-backup-'));
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await rm(folder, { recursive: true });
});

const open = async (contents: Contents) => {
  const database = await openTestDatabase('postgres', contents, { poolSize: 2 });
  opened.push(database);
  return { ...database, url: database.pool!.options.connectionString! };
};
const save = async (url: string) => runCommand(await documentedCommand('pg_dump'), folder, { DATABASE_URL: url });
const restore = async (url: string) => runCommand(await documentedCommand('pg_restore'), folder, { DATABASE_URL: url });

/** Starts the API on the database and asks it for products. */
async function productsOnSale(url: string): Promise<number> {
  const port = await freePort();
  const settings = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), API_PORT: String(port) };
  const api = await boot({ NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings }, API_DIR);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/products/search?q=phone`);
    const { pagination } = (await answer.json()) as { pagination: { total: number } };
    return pagination.total;
  } finally {
    await api.stop();
  }
}

describe('a backup of a shop on PostgreSQL', () => {
  it(
    'restores into an empty database without an error, with the rows of each table, and the API starts',
    async () => {
      const shop = await open('seeded');
      if (PRODUCTS > 0) await fillCatalogue(shop, PRODUCTS);
      const copy = await open('empty');
      await save(shop.url);
      await restore(copy.url);
      const contents = await contentsOf(shop.url);
      expect(Number.parseInt(contents.products!)).toBeGreaterThanOrEqual(Math.max(PRODUCTS, 700));
      expect(await contentsOf(copy.url)).toEqual(contents);
      expect(await productsOnSale(copy.url)).toBeGreaterThan(0);
    },
    LONG,
  );

  it('restores as plain SQL, too', async () => {
    const shop = await open('seeded');
    const copy = await open('empty');
    await runCommand('pg_dump --file=shop.sql "$DATABASE_URL"', folder, { DATABASE_URL: shop.url });
    const psql = 'psql --quiet --output=psql.log --set=ON_ERROR_STOP=1 --file=shop.sql "$DATABASE_URL"';
    await runCommand(psql, folder, { DATABASE_URL: copy.url });
    expect(await contentsOf(copy.url)).toEqual(await contentsOf(shop.url));
  });
});
