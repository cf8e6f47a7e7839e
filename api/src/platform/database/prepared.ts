import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { SteadyClient } from './steady-client';

const MARK = '/* prepared */';
/** Most plans that a connection caches; further statements are planned each time. */
const MOST_PLANS = 300;

/**
 * Marks a statement that PostgreSQL plans once for each connection: with many indexes, planning takes ten times as long
 * as reading a page of a list. For frequent statements with few forms and the same best plan for all parameters. A
 * limit must be a literal number in them. The embedded database plans each time.
 */
export const PREPARED = sql.raw(MARK);

/** A connection that names marked statements, so that the server caches their plan. */
export class PreparingClient extends SteadyClient {
  readonly #names = new Map<string, string>();

  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && text.trimStart().startsWith(MARK) ? this.#nameOf(text) : undefined;
    const asked = name === undefined ? given : [{ name, text, values }, ...rest];
    return super.query(...(asked as Parameters<pg.Client['query']>)) as never;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PLANS) return known;
    const name = createHash('sha1').update(text).digest('hex');
    this.#names.set(text, name);
    return name;
  }
}
