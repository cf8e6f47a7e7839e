import type { OrderPlace } from './entities';

/**
 * Destination of an order as address lines, from the name of the place to the state. Skips repetitions: a city named
 * like its state, or one that the street line already contains.
 */
export function placeLines({ title, address, city, state }: OrderPlace): string[] {
  const said = parts(address);
  const region = [city, state].flatMap((part) => {
    if (!part || said.includes(part.toLowerCase())) return [];
    said.push(part.toLowerCase());
    return [part];
  });
  return [title, address, region.join(', ')].filter((line): line is string => Boolean(line));
}

/** Address of a map that shows a place of these lines; phones open their map app. */
export const mapOf = (lines: readonly string[]): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([...lines, 'Nigeria'].join(', '))}`;

const parts = (address: string | null | undefined): string[] =>
  (address ?? '').split(',').map((part) => part.trim().toLowerCase());
