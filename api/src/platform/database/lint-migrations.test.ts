import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_DIR } from '../../../test/test-databases';
import { readMigrations, type Migration } from './read-migrations';

const SQUAWK = path.join(API_DIR, '..', 'node_modules', '.bin', 'squawk');
/** Rules that do not apply: the runner sets the timeouts, and whole kobo, days or stars need no bigint. */
const NOT_OURS = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];
/** Rules that a contracting migration can break. */
const REMOVALS = ['ban-drop-column', 'ban-drop-table'];

/** Findings of Squawk for one migration. */
async function lint(file: string, { transaction, expanding }: Migration): Promise<string[]> {
  const excluded = [...NOT_OURS, ...(expanding ? [] : REMOVALS)].flatMap((rule) => ['-e', rule]);
  const options = ['--reporter', 'gcc', '--pg-version', '13', ...excluded];
  if (transaction) options.push('--assume-in-transaction');
  return new Promise((resolve, reject) =>
    execFile(SQUAWK, [...options, file], (error, stdout, stderr) => {
      // Code 1 means findings; any other code means that the linter did not run.
      if (error !== null && (error.code !== 1 || stdout === '')) reject(new Error(`${error.message}\n${stderr}`));
      else resolve(stdout.split('\n').filter((line) => line !== ''));
    }),
  );
}

describe('migrations', () => {
  it('pass the SQL linter: no long lock, and nothing removed that the previous API uses', async () => {
    const folder = path.join(API_DIR, 'migrations');
    const found = await Promise.all(
      (await readMigrations(folder)).map((migration) => lint(path.join(folder, migration.name), migration)),
    );
    expect(found.flat()).toEqual([]);
  });

  describe('of a dangerous form', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-lint-'));
    });
    afterAll(() => rm(folder, { recursive: true }));
    const linted = async (sql: string) => {
      await writeFile(path.join(folder, '0001_x.sql'), sql);
      const [migration] = await readMigrations(folder);
      return (await lint(path.join(folder, '0001_x.sql'), migration!)).join('\n');
    };

    it.each([
      ['alter table users drop column surname;', 'ban-drop-column'],
      ['alter table users rename column surname to name;', 'renaming-column'],
      ['alter table users add column age int not null;', 'adding-required-field'],
      ['create index users_surname on users (surname);', 'require-concurrent-index-creation'],
      ['-- no-transaction\ncreate index concurrently users_surname on users (surname);', 'prefer-robust-stmts'],
    ])('are refused: %s', async (sql, rule) => {
      expect(await linted(sql)).toContain(rule);
    });

    it.each([
      '-- contracting after 0040\nalter table users drop column surname;',
      '-- no-transaction\ncreate index concurrently if not exists users_surname on users (surname);',
      'create table shelves (id int primary key); create index shelves_id on shelves (id);',
    ])('are accepted where they are safe: %s', async (sql) => {
      expect(await linted(sql)).toBe('');
    });
  });
});
