import type { Dictionary } from './dictionary';
import type { Part } from './part';
import { relaxedQueries } from './relax-search';
import type { ResolvedSearch } from './match-scope';
import { findWanted, interpret, type SearchSources, wordsOfPlain } from './try-search';
import { readBeginnings, readNeighbours } from './vocabulary';

const SHORTEST_SUSPECT = 5;
const MOST_SUSPECTS = 3;

/** Corrects a known word that no product has together with the others: `goggle tv` becomes `google tv`. */
export async function respell(
  sources: SearchSources,
  dictionary: Dictionary,
  words: readonly string[],
  parts: readonly Part[],
): Promise<ResolvedSearch | null> {
  if (words.length === 1) return null;
  const suspects = wordsOfPlain(parts)
    .filter((word) => word.length >= SHORTEST_SUSPECT)
    .slice(0, MOST_SUSPECTS);
  for (const suspect of suspects) {
    for (const neighbour of await readNeighbours(sources.db, suspect)) {
      const tried = words.map((word) => (word === suspect ? neighbour : word));
      const found = await findWanted(sources, { parts: await interpret(sources, dictionary, tried) });
      if (found) return { ...found, searchedFor: tried.join(' ') };
    }
  }
  return null;
}

/** The first reduced search that has results. */
export async function relax(sources: SearchSources, parts: readonly Part[]): Promise<ResolvedSearch | null> {
  const known = await readBeginnings(
    sources.db,
    parts.flatMap(({ alternatives }) => alternatives.flat()),
  );
  for (const rest of relaxedQueries(parts, (word) => known.has(word))) {
    const found = await findWanted(sources, { parts: rest });
    if (found) return { ...found, searchedFor: rest.flatMap(({ typed }) => typed).join(' ') };
  }
  return null;
}
