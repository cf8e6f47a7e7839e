import type { Random } from '../random';

/**
 * A value of a specification for an article with that title. A value can be limited to titles, such as
 * `macOS ~ MacBook|iMac`; matching ones have priority over general ones. Null without either: a charging dock has no
 * storage.
 */
export function fittingValue(title: string, values: readonly string[], random: Random): string | null {
  const parsed = values.map((value) => {
    const [text = '', condition] = value.split(' ~ ');
    return { text, condition };
  });
  const meant = parsed.filter(({ condition }) => condition?.split('|').some((words) => title.includes(words)));
  const pool = meant.length > 0 ? meant : parsed.filter(({ condition }) => condition === undefined);
  return pool.length === 0 ? null : random.pick(pool).text;
}
