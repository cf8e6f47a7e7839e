/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createPageCache } from './page-cache';

/** Each is compressed twice. */
const PAGES = 400;

describe('page cache', () => {
  it('uses no more memory than it counts, and a fraction of the text size', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = async () => {
      // A separate thread frees the memory outside of the heap.
      for (let round = 0; round < 3; round += 1) {
        collect();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const rows = Array.from(
      { length: 2_000 },
      (_, row) => `<li class="card-${row % 7}">Product ${row}, ₦${row * 37}.00</li>`,
    );
    const text = rows.join('\n');
    const cache = createPageCache<string>(100_000);
    const store = async (key: string, html: string) => {
      const page = { kind: 'page', status: 200, html: Buffer.from(html), policy: '', cacheable: true } as const;
      const render = async () => ({ page, content: 'content' });
      return cache.get({ key, isUnknown: false, isCurrent: () => true, render });
    };
    await store('/', text); // allocates what only the first page needs
    const before = await used();
    for (let number = 0; number < PAGES; number += 1) {
      const stored = await store(`/shop?page=${number}`, text + number);
      if (stored.kind !== 'page') throw new Error('not a page');
      for (const tail of ['</html>', '!</html>']) await stored.bodies.in('br', tail);
    }
    const grown = (await used()) - before;
    expect(grown).toBeLessThan(cache.size() * 1.2);
    expect(grown).toBeLessThan((PAGES * text.length) / 4);
  }, 60_000);
});
