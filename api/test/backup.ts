import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findServerPrograms } from './postgres-server';
import { API_DIR } from './test-databases';

/** The command of docs/operations.md that begins so, with its continuation lines. */
export async function documentedCommand(start: string): Promise<string> {
  const page = await readFile(path.join(API_DIR, '../docs/operations.md'), 'utf8');
  const at = page.indexOf(`\n${start}`);
  if (at === -1) throw new Error(`docs/operations.md has no command that begins with "${start}".`);
  return /(?:.*\\\n)*.*/.exec(page.slice(at + 1))![0].replace(/ +#.*$/, '');
}

/** Runs a command in a folder. @throws when it fails or when it reports anything */
export async function runCommand(command: string, cwd: string, env: Record<string, string>): Promise<void> {
  const PATH = `${findServerPrograms()}:${process.env.PATH}`;
  const { stderr } = await promisify(execFile)('sh', ['-c', command], { cwd, env: { ...process.env, ...env, PATH } });
  if (stderr !== '') throw new Error(stderr);
}

/** Rows and a hash of the contents of each table, in any order of the rows, and the position of each sequence. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const read = async (sql: string) => (await client.query<{ name: string; found: string }>(sql)).rows;
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
  } finally {
    await client.end();
  }
}
