import type { Random } from '../random';

/**
 * One of the values of a specification for an article of that title. A value may say for which titles it is meant,
 * as `macOS ~ MacBook|iMac`: where such values fit, one of them is taken, else one of those that are for all. Null
 * when none is: a charging dock has no storage.
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
