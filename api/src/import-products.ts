import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failureLine } from './boot/failure-line';
import { ChangedError, importProducts, type ImportResult } from './import/import-products';
import { refreshSearch } from './modules/catalog/public';
import { PhotographError, PhotographFolder } from './modules/pictures/public';
import { demandMigrated } from './platform/database/demand-migrated';
import { openDatabase } from './platform/database/open-database';
import { readCommandSettings } from './platform/environment/database-settings';
import { StartError } from './platform/start-error';

// npm run import-products: needs only the database settings and DATA_DIR (docs/import-products.md).

const USAGE = 'Usage: npm run import-products -- <file.csv> [--photos <folder>] [--create-stores] [--dry-run]';
const apiDir = path.dirname(import.meta.dirname);

try {
  const { file, photoFolder, createStores, dryRun } = readArguments(process.argv.slice(2));
  const envFile = path.join(apiDir, '..', '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readCommandSettings(process.env, apiDir);
  const database = await openDatabase(settings);
  try {
    await demandMigrated(database, path.join(apiDir, 'migrations'));
    const originals = new PhotographFolder(settings.dataDir);
    const result = await importProducts(database.db, { file, photoFolder, originals, createStores, dryRun });
    report(result, dryRun);
    if (result.faults.count === 0 && !dryRun) await refreshSearch(database.db).catch(reportStaleSearch);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${isForOperator(error) ? error.message : failureLine(error)}\n`);
  process.exitCode = 1;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        photos: { type: 'string' },
        'create-stores': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new StartError('Name one CSV file.');
    const file = fromHere(name);
    const photoFolder = values.photos === undefined ? path.dirname(file) : fromHere(values.photos);
    for (const wanted of [file, photoFolder])
      if (!existsSync(wanted)) throw new StartError(`${wanted} does not exist: correct the path.`);
    return { file, photoFolder, createStores: values['create-stores'], dryRun: values['dry-run'] };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

/** npm runs scripts in the folder of the package, and names the caller's folder in INIT_CWD. */
function fromHere(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

function report({ added, updated, storesAdded, faults }: ImportResult, dryRun: boolean): void {
  if (faults.count > 0) {
    process.stderr.write(`${faults.toLines().join('\n')}\nNothing is imported. Faults: ${faults.count}.\n`);
    process.exitCode = 1;
    return;
  }
  const counts = `products added: ${added}, products updated: ${updated}, stores added: ${storesAdded}`;
  process.stdout.write(
    dryRun ? `No faults. Nothing is stored; an import gives: ${counts}.\n` : `Imported: ${counts}.\n`,
  );
}

/** The products are stored, so this is no failure of the import. The API repeats the refresh every hour. */
function reportStaleSearch(error: unknown): void {
  const text = 'The products are stored. Search suggestions are not up to date: the API updates them within an hour.';
  process.stderr.write(`${text}\n${failureLine(error)}\n`);
}

/** Errors whose message says what to do. */
function isForOperator(error: unknown): error is Error {
  return error instanceof ChangedError || error instanceof PhotographError;
}
