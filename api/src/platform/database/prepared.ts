import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { SteadyClient } from './steady-client';

const MARK = '/* prepared */';
/** A connection holds the plans of so many statements; further ones are planned each time. */
const MOST_PLANS = 300;

/**
 * Begins a statement that PostgreSQL shall plan once for each connection: with many indexes planning takes ten times as
 * long as reading a page of a list. For statements that are asked for all the time, have few forms and the same best
 * plan whatever their parameters; a limit must stand in them as a number. The embedded database plans each time.
 */
export const PREPARED = sql.raw(MARK);

/** A connection that gives marked statements a name, by which the server keeps their plan. */
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
