import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failureLine } from './boot/failure-line';
import { COURIER_OPTIONS, createRoleToken, type Role, ROLES, RoleTokenError } from './modules/role-tokens/public';
import { demandMigrated } from './platform/database/demand-migrated';
import { openDatabase } from './platform/database/open-database';
import { readCommandSettings } from './platform/environment/database-settings';
import { StartError } from './platform/start-error';

// npm run create-token -w api: issues a token for the routes of vendors, couriers and staff.

const USAGE =
  'Usage: npm run create-token -w api -- <vendor|courier|staff> --name <who> ' +
  '[--store <store name>, for a vendor] [--shipping <shipping option>, for a courier]';
const apiDir = path.dirname(import.meta.dirname);

try {
  const wanted = readArguments(process.argv.slice(2));
  const envFile = path.join(apiDir, '..', '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const database = await openDatabase(readCommandSettings(process.env, apiDir));
  try {
    await demandMigrated(database, path.join(apiDir, 'migrations'));
    // Only the token on stdout, so that a script can store it.
    process.stdout.write(`${await createRoleToken(database.db, { ...wanted, now: new Date() })}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof RoleTokenError ? error.message : failureLine(error)}\n`);
  process.exitCode = 1;
}

function readArguments(args: string[]): { role: Role; name: string; store?: string; shipping?: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, store: { type: 'string' }, shipping: { type: 'string' } },
    });
    const role = ROLES.find((known) => known === positionals[0]);
    if (role === undefined || positionals.length > 1) throw new StartError(`Name one role: ${ROLES.join(', ')}.`);
    if (values.name === undefined) throw new StartError('Name who uses the token.');
    const { name, store, shipping } = values;
    if (role === 'courier' && shipping === undefined)
      throw new StartError(`Name the shipping option of the courier: ${COURIER_OPTIONS.join(', ')}.`);
    return { role, name, ...(store !== undefined && { store }), ...(shipping !== undefined && { shipping }) };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}
