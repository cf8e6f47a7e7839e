/** The word with each pair of neighbours swapped: `tvs` → `vts`, `tsv`. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  const swaps = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
  return [...new Set(swaps)].filter((swap) => swap !== word);
}
