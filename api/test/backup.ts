import { execFile, spawn } from 'node:child_process';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { PhotographFolder } from '../src/modules/pictures/public';
import { findServerPrograms } from './postgres-server';
import { API_DIR } from './test-databases';

/** Runs a command in a folder. @throws when it fails or when it reports anything */
export async function runCommand(command: string, cwd: string, env: Record<string, string>): Promise<void> {
  const PATH = `${findServerPrograms()}:${process.env.PATH}`;
  const { stderr } = await promisify(execFile)('sh', ['-c', command], { cwd, env: { ...process.env, ...env, PATH } });
  if (stderr !== '') throw new Error(stderr);
}

/** Asks a database. */
export type Read = (sql: string) => Promise<{ name: string; found: string }[]>;

/** As contentsBy, of a database on PostgreSQL. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await contentsBy(async (sql) => (await client.query<{ name: string; found: string }>(sql)).rows);
  } finally {
    await client.end();
  }
}

/** Rows and a hash of the contents of each table, in any order of the rows, and the position of each sequence. */
export async function contentsBy(read: Read): Promise<Record<string, string>> {
  const tables = await read("select tablename as name from pg_tables where schemaname = 'public'");
  const hashes = tables.map(
    ({ name }) => `
        select '${name}' as name,
          count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as found
        from public."${name}" t`,
  );
  const sequences = `select sequencename as name, coalesce(last_value::text, 'unused') as found from pg_sequences
      where schemaname = 'public'`;
  const rows = await read([...hashes, sequences].join(' union all '));
  return Object.fromEntries(rows.map(({ name, found }) => [name, found]));
}

/** How `nkm` ended. */
export interface NkmOutcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts `nkm` as an operator does. */
export function startNkm(args: readonly string[], settings: Record<string, string>) {
  const PATH = `${findServerPrograms()}:${process.env.PATH}`;
  const nkm = path.join(API_DIR, '../releases/bin/nkm.mjs');
  const child = spawn(process.execPath, [nkm, ...args], {
    cwd: path.dirname(API_DIR),
    env: { PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told.stderr += text));
  const ended = once(child, 'close').then(([code]): NkmOutcome => ({ code: code as number | null, ...told }));
  return { child, ended };
}

/** Writes a release store with a signed document, a version of a slice, and what a backup leaves out. */
export async function writeStore(folder: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const release = { stable: '1.0.0', candidate: null, percent: 0, previous: null, salt: 'salt', set_by: 'nkm' };
  const updated_at = '2026-11-27T10:00:00.000Z';
  const document = JSON.stringify({ revision: 3, updated_at, slices: { 'mfe-catalog': release } });
  const signed = JSON.stringify({
    document,
    signature: sign(null, Buffer.from(document), privateKey).toString('base64'),
  });
  const files: Record<string, string> = {
    'release-key.pub': String(publicKey.export({ type: 'spki', format: 'pem' })),
    '../release-key.pem': String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    'releases.json': signed,
    'history/3.json': signed,
    'slices/mfe-catalog/1.0.0/slice.json': '{}',
    'slices/mfe-catalog/1.0.0/client/remoteEntry.js': 'entry',
    'slices/mfe-catalog/.draft-1/slice.json': 'a publication that was killed',
    'slices/mfe-catalog.lock': 'a lock',
    'logs/mfe-catalog.log': 'a log',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text, { mode: file.endsWith('.pem') ? 0o600 : 0o644 });
  }
}

/** Writes random photographs into a data folder, as the API stores them. */
export async function writePhotographs(dataDir: string, count: number): Promise<void> {
  const originals = new PhotographFolder(dataDir);
  for (let number = 0; number < count; number++) {
    const bytes = randomBytes(1_000 + number);
    await originals.put(createHash('sha256').update(bytes).digest('hex'), bytes);
  }
}

/** Contents of the files of a folder in hex, by their paths; empty for a folder that does not exist. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = async (file: string) => [path.relative(folder, file), await readFile(file, 'hex')] as const;
  return Object.fromEntries(await Promise.all(files.sort().map(read)));
}
