import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Signs of code that can behave differently on the embedded database: extensions, text search, time zones, system
 * tables, and questions for the kind of database.
 */
const SIGNS =
  /levenshtein|similarity\(|unaccent|tsquery|tsvector|time zone|date_trunc|\bpg_(catalog|class|stat\w*|locks)\b|\bkind [!=]== '(pglite|postgres)'/i;
/** Opens, fills or asks the database for everything else. */
const FOUNDATION = /\/api\/(seed\/|test\/|src\/platform\/(database\/|http\/bad-input))/;

/** Whether the tests of a file must run on the embedded database as well: its own folder's sources show a sign. */
export function canDiffer(testFile: string): boolean {
  if (FOUNDATION.test(testFile)) return true;
  const folder = path.dirname(testFile);
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return sources.some((file) => SIGNS.test(readFileSync(path.join(folder, file), 'utf8')));
}
