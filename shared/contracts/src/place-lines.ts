import type { OrderPlace } from './entities';

/**
 * Where an order goes, as people write it, from the name of the place to the state. What a line before has said is not
 * said again: an area that is called like its state, or that stands in the street's line.
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

const parts = (address: string | null | undefined): string[] =>
  (address ?? '').split(',').map((part) => part.trim().toLowerCase());
