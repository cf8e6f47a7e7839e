import { type Kysely, sql, type Transaction } from 'kysely';
import { PhotographError, type PhotographStore } from '../modules/pictures/public';
import { inScope } from '../platform/database/statement-scope';
import type { Database } from '../platform/database/tables';
import { FaultList, type Report } from './fault';
import { groupRows } from './group-rows';
import { lockProducts } from './lock-products';
import { PhotoFiles } from './photo-files';
import { type ImportedProduct, readProduct } from './read-product';
import { type ExistingProduct, findExisting, readShop, type Shop } from './shop';
import { storeProduct } from './store-product';

export interface ImportOptions {
  /** Path of the CSV file. */
  file: string;
  /** Folder of the photographs. */
  photoFolder: string;
  originals: PhotographStore;
  /** Adds stores that do not exist yet. */
  createStores: boolean;
  /** Checks everything and stores nothing. */
  dryRun: boolean;
}

interface Counts {
  added: number;
  updated: number;
  storesAdded: number;
}

export interface ImportResult extends Counts {
  /** Nothing is stored when there is one. */
  faults: FaultList;
}

/** Any constant works that no other lock uses. */
const ADVISORY_LOCK = 7_216_053;

/**
 * Imports the products of a CSV file: adds new ones, and updates those that the store has with the same slug. Reads the
 * file twice, one product at a time: first to check everything, then to store it in one transaction. So a fault leaves
 * the shop unchanged, and a file of any length needs little memory.
 */
export async function importProducts(db: Kysely<Database>, options: ImportOptions): Promise<ImportResult> {
  const photos = new PhotoFiles(options.photoFolder, options.originals);
  // The whole check sees the shop at one moment, also while another import ends.
  const checked = await inScope({ unlimited: true }, () =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => checkFile(trx, options, photos)),
  );
  const { faults, existingIds, products, newStores } = checked;
  if (faults.count > 0 || options.dryRun) {
    const updated = existingIds.length;
    return { added: products - updated, updated, storesAdded: newStores.size, faults };
  }
  await photos.storeAll();
  // A large file needs longer than the time limit of a statement.
  const stored = await inScope({ unlimited: true }, () =>
    db.transaction().execute((trx) => storeFile(trx, options, photos, checked)),
  );
  return { ...stored, faults };
}

interface CheckedFile {
  faults: FaultList;
  products: number;
  existingIds: number[];
  newStores: Set<string>;
}

async function checkFile(db: Kysely<Database>, options: ImportOptions, photos: PhotoFiles): Promise<CheckedFile> {
  const faults = new FaultList();
  const checked: CheckedFile = { faults, products: 0, existingIds: [], newStores: new Set() };
  const shop = await readShop(db);
  for await (const { product, existing } of fittingProducts(db, options, shop, faults.report)) {
    checked.products += 1;
    if (existing) checked.existingIds.push(existing.id);
    if (!shop.stores.has(product.store)) checked.newStores.add(product.store);
    for (const { row, column, file } of product.offers.flatMap((offer) => offer.photos)) {
      const found = await photos.inspect(db, file);
      if (found instanceof PhotographError) faults.report(row, column, found.message);
    }
  }
  if (checked.products === 0 && faults.count === 0) faults.report(2, null, 'The file has no products: add their rows.');
  return checked;
}

async function* fittingProducts(
  db: Kysely<Database>,
  { file, createStores }: ImportOptions,
  shop: Shop,
  report: Report,
): AsyncGenerator<{ product: ImportedProduct; existing: ExistingProduct | null }> {
  for await (const rows of groupRows(file, report)) {
    const product = readProduct(rows, report);
    if (!product) continue;
    yield { product, existing: await findExisting(db, shop, product, { canAddStores: createStores, report }) };
  }
}

/** A fault at this point means that the file or the shop changed since the check. Throws; the transaction ends. */
async function storeFile(
  trx: Transaction<Database>,
  options: ImportOptions,
  photos: PhotoFiles,
  { existingIds, newStores }: CheckedFile,
): Promise<Counts> {
  // Two imports at the same time run one after the other.
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
  const storesAdded = await addStores(trx, [...newStores]);
  await lockProducts(trx, existingIds);
  const shop = await readShop(trx);
  const report: Report = (row, column, message) => {
    throw new ChangedError(`The file or the shop changed during the import (row ${row}, ${column}: ${message}).`);
  };
  const counts = { added: 0, updated: 0, storesAdded };
  for await (const { product, existing } of fittingProducts(trx, options, shop, report)) {
    await storeProduct(trx, shop, { product, existing, photos });
    counts[existing ? 'updated' : 'added'] += 1;
  }
  return counts;
}

/** Adds stores, except those that another import added since the check. Returns how many it added. */
async function addStores(trx: Transaction<Database>, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const added = await trx
    .insertInto('vendors')
    .values(names.map((name) => ({ name, store_name: name, user_id: null, avatar_key: null, gigl_station_id: null })))
    .onConflict((conflict) => conflict.column('store_name').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Something changed between the check and the transaction. Nothing is stored; the next try can succeed. */
export class ChangedError extends Error {
  override name = 'ChangedError';
}
