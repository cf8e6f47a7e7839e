import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Found, readGoldenSearches, recallAt5 } from '../test/golden-searches';
import { type ApiPlace, startApi } from './start-api';

const GOLDEN = path.join(import.meta.dirname, '..', 'test', 'golden-searches.txt');
const MOST_PER_PAGE = 100;

/** Prints recall@5 over the golden searches, and each search that misses a result. */
export async function measureRecall(place: ApiPlace): Promise<void> {
  const api = await startApi(place);
  try {
    const ask = async (address: string) =>
      (await fetch(`${api.origin}${address}`)).json() as Promise<{ data: Found[]; pagination: { total: number } }>;
    const all: Found[] = [];
    for (let page = 1, total = 1; all.length < total; page++) {
      const { data, pagination } = await ask(`/products?perPage=${MOST_PER_PAGE}&page=${page}`);
      all.push(...data);
      total = pagination.total;
    }
    const golden = readGoldenSearches(await readFile(GOLDEN, 'utf8'));
    let sum = 0;
    for (const search of golden) {
      const { data } = await ask(`/products/search?q=${encodeURIComponent(search.query)}`);
      const recall = recallAt5(search, data, all);
      sum += recall;
      if (recall < 1)
        process.stdout.write(
          `${recall.toFixed(2)}  ${search.query.padEnd(32)}${data
            .slice(0, 5)
            .map(({ title }) => title)
            .join(' · ')}\n`,
        );
    }
    process.stdout.write(`recall@5 of ${golden.length} golden searches: ${(sum / golden.length).toFixed(3)}\n`);
  } finally {
    await api.stop();
  }
}
