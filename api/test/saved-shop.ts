import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fillCatalogue } from '../bench/fill-catalogue';
import { boot } from '../src/boot/boot';
import type { OpenDatabase } from '../src/platform/database/database';
import { contentsOf, filesIn, startNkm, writePhotographs, writeStore, type NkmOutcome } from './backup';
import { freePort } from './postgres-server';
import { API_DIR, openTestDatabase, type Contents } from './test-databases';

/** Files of the release store that are its contents; the others are drafts, locks and logs. */
export const OF_STORE = [
  'history/3.json',
  'release-key.pub',
  'releases.json',
  'slices/mfe-catalog/1.0.0/client/remoteEntry.js',
  'slices/mfe-catalog/1.0.0/slice.json',
];

export interface Shop {
  settings: { DATABASE_URL: string; DATA_DIR: string; RELEASE_STORE: string };
  data: string;
  store: string;
  key: string;
  url: string;
  database: OpenDatabase;
}

/** Holds everything of the tests of one file. */
export let folder: string;
/** A shop on PostgreSQL with everything of the seed, releases and photographs. */
export let shop: Shop;
/** The folder of its backup. */
export let backup: string;
const opened: OpenDatabase[] = [];

/** A shop with a database and no files. */
export async function openShop(name: string, contents: Contents): Promise<Shop> {
  const database = await openTestDatabase('postgres', contents, { poolSize: 2 });
  opened.push(database);
  const url = database.pool!.options.connectionString!;
  const [data, store] = [path.join(folder, name, 'data'), path.join(folder, name, 'releases')];
  const settings = { DATABASE_URL: url, DATA_DIR: data, RELEASE_STORE: store };
  return { settings, data, store, key: path.join(folder, name, 'release-key.pem'), url, database };
}
/** Runs a command with the settings of a shop. */
export const nkm = (args: string[], { settings }: Shop, more: Record<string, string> = {}) =>
  startNkm(args, { ...settings, ...more }).ended;

/** A shop with everything, and its backup. */
export async function saveShop(name: string, products: number): Promise<{ original: Shop; saved: string }> {
  const original = await openShop(name, 'seeded');
  if (products > 0) await fillCatalogue(original.database, products);
  await writeStore(original.store);
  await writePhotographs(original.data, 20);
  await writeFile(path.join(original.data, 'sandbox-key'), 'not saved');
  const saved = path.join(folder, `${name}-saved`);
  expect(await nkm(['backup', saved], original)).toMatchObject({ code: 0, stderr: '' });
  return { original, saved };
}

/** Saves a shop before the tests of a file, and removes everything after them. */
export function withSavedShop(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-backup-'));
    const { original, saved } = await saveShop('shop', 0);
    shop = original;
    backup = saved;
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await rm(folder, { recursive: true });
  });
}

/** The command ended with one line. */
export function expectRefusal({ code, stdout, stderr }: NkmOutcome, message: string | RegExp): void {
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/^nkm: [^\n]+\n$/);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

/** The database, the photographs and the releases are those of the original. */
export async function expectSameShop(copy: Shop, original = shop, products = 700): Promise<void> {
  const contents = await contentsOf(original.url);
  expect(Number.parseInt(contents.products!)).toBeGreaterThanOrEqual(products);
  expect(await contentsOf(copy.url)).toEqual(contents);
  const photographs = await filesIn(path.join(original.data, 'photographs'));
  expect(Object.keys(photographs)).toHaveLength(20);
  expect(await filesIn(copy.data)).toEqual(
    Object.fromEntries(Object.entries(photographs).map(([file, bytes]) => [`photographs/${file}`, bytes])),
  );
  const store = await filesIn(original.store);
  expect(await filesIn(copy.store)).toEqual(Object.fromEntries(OF_STORE.map((file) => [file, store[file]])));
}

/** Nothing that a shop would use; the same as before a restore. */
export async function expectUnused({ url, data, store, key }: Shop): Promise<void> {
  expect(await contentsOf(url)).toEqual({});
  const files = [...Object.keys(await filesIn(data)), ...Object.keys(await filesIn(store))];
  expect(files.filter((file) => !/(^|\/)\.restoring\/|^restore\.(json|lock)$|\.pub\.restoring$/.test(file))).toEqual(
    [],
  );
  expect(Object.keys(await filesIn(path.dirname(key)))).not.toContain('release-key.pem');
}

/** Starts the API on the shop and asks it for products. */
export async function productsOnSale({ settings: { DATABASE_URL, DATA_DIR } }: Shop): Promise<number> {
  const port = await freePort();
  const settings = { DATABASE_URL, DATA_DIR, API_PORT: String(port) };
  const api = await boot({ NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings }, API_DIR);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/products/search?q=phone`);
    const { pagination } = (await answer.json()) as { pagination: { total: number } };
    return pagination.total;
  } finally {
    await api.stop();
  }
}
