import { readText, NAME_LENGTH } from '@nkm/contracts';

/** Stands in for a missing surname; the shopper can correct it in the profile. */
const NO_NAME = 'Shopper';

/**
 * Surname and first names as stored, from what a provider says. A provider's names follow its own rules, so they are
 * cleaned and shortened instead of refused.
 */
export function readNames({ given, family, full }: { given?: unknown; family?: unknown; full?: unknown }): {
  surname: string;
  other_names: string;
} {
  const [first = '', last = ''] = [given, family].map(asName);
  if (first !== '' || last !== '') return { surname: last || first, other_names: last === '' ? '' : first };
  const words = asName(full).split(' ');
  const surname = words.pop() ?? '';
  return { surname: surname || NO_NAME, other_names: words.join(' ') };
}

function asName(value: unknown): string {
  const name = typeof value === 'string' ? readText(value.slice(0, 500)) : '';
  // Whole characters: a cut through an emoji would not be valid text.
  return [...name].slice(0, NAME_LENGTH.max).join('').trim();
}
