import type { SelectOption } from '@nkm/ui';

interface Place {
  id: number;
  name: string;
}

/** The options of a select; the current value is always one of them, also while the places load. */
export function optionsWith(places: readonly Place[], value: number | null, name: string | undefined): SelectOption[] {
  const options = places.map((place) => ({ value: place.id, label: place.name }));
  const isMissing = value !== null && places.every(({ id }) => id !== value);
  return isMissing && name ? [{ value, label: name }, ...options] : options;
}

/** The chosen id; null for the placeholder. */
export const idOf = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));
