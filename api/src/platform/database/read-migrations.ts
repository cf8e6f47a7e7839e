import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MigrationError } from './migration-error';

/** A numbered SQL file of api/migrations; its README describes the marks. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Whether code without this migration works with its result. */
  expanding: boolean;
  /**
   * For a contracting migration: number of the migration that code must have to work with the result. Null: expanding.
   */
  contractingAfter: string | null;
  /** False: the file holds statements that PostgreSQL refuses inside a transaction; each can run again. */
  transaction: boolean;
}

const MARK = /^-- (?:no-transaction|contracting after (\d{4}))$/;
const LIKE_A_MARK = /^--\s*(no-transaction|contracting)\b/i;

/** Reads all migrations in the order of their numbers. Throws a MigrationError for a wrong name or mark. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  return Promise.all(
    names.map(async (name) => {
      const number = numberOf(name);
      if (number === undefined) throw new MigrationError(`Migration ${name} is not named NNNN_name.sql.`);
      if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
      numbers.add(number);
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), ...readMarks(name, sql) };
    }),
  );
}

/** The four digits at the start of a migration's name. */
export function numberOf(name: string): string | undefined {
  return /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
}

/** Reads the marks in the first lines of a file, one in each line. Exported for its test. */
function readMarks(name: string, sql: string): Pick<Migration, 'expanding' | 'contractingAfter' | 'transaction'> {
  const lines = sql.split('\n').map((line) => line.trimEnd());
  const end = lines.findIndex((line) => !MARK.test(line));
  const marks = lines.slice(0, end < 0 ? lines.length : end);
  const stray = lines.slice(marks.length).find((line) => LIKE_A_MARK.test(line));
  if (stray !== undefined) {
    throw new MigrationError(
      `Migration ${name} has the line "${stray}": marks are the first lines of a file, ` +
        'and are written "-- no-transaction" or "-- contracting after NNNN".',
    );
  }
  const contractingAfter = marks.map((mark) => MARK.exec(mark)?.[1]).find((number) => number !== undefined) ?? null;
  return {
    expanding: contractingAfter === null,
    contractingAfter,
    transaction: !marks.includes('-- no-transaction'),
  };
}
