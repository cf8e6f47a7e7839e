import { setImmediate, setTimeout } from 'node:timers/promises';
import { SingleFlight } from './single-flight';
import { SwrCache } from './swr-cache';

/** Readings that a test finishes one by one. */
function readings() {
  const open: { resolve: (value: number) => void; reject: (reason: Error) => void }[] = [];
  const read = () => new Promise<number>((resolve, reject) => void open.push({ resolve, reject }));
  return { open, read };
}

describe('the SWR cache', () => {
  let now = 0;
  beforeEach(() => {
    now = 1000; // lru-cache reads 0 as "no time to live"
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => void jest.restoreAllMocks());

  async function pass(ms: number) {
    now += ms;
    await setTimeout(5); // lru-cache reads the clock at most once per real millisecond
  }

  it('shares one query between concurrent and later requests', async () => {
    const { open, read } = readings();
    const cache = new SwrCache<number>();
    const asked = [cache.get('a', read), cache.get('a', read)];
    expect(open).toHaveLength(1);
    open[0]!.resolve(7);
    expect(await Promise.all([...asked, cache.get('a', read)])).toEqual([7, 7, 7]);
    expect(open).toHaveLength(1);
  });

  it('returns a stale answer while the next one loads, and when loading fails', async () => {
    const { open, read } = readings();
    const cache = new SwrCache<number>({ seconds: 30 });
    const first = cache.get('a', read);
    open[0]!.resolve(1);
    await first;
    await pass(31_000);
    expect(await cache.get('a', read)).toBe(1);
    expect(await cache.get('a', read)).toBe(1);
    expect(open).toHaveLength(2);
    open[1]!.reject(new Error('down'));
    await pass(31_000);
    expect(await cache.get('a', read)).toBe(1);
    open[2]!.resolve(2);
    await pass(0);
    expect(await cache.get('a', read)).toBe(2);
  });

  it('waits for a new answer when the stored one is older than three times its fresh age', async () => {
    const { open, read } = readings();
    const cache = new SwrCache<number>({ seconds: 30 });
    const first = cache.get('a', read);
    open[0]!.resolve(1);
    await first;
    await pass(91_000);
    const late = cache.get('a', read);
    open[1]!.reject(new Error('down'));
    await expect(late).rejects.toThrow('down');
  });

  it('stores null, and answers requests whose entry is evicted while it loads', async () => {
    const { open, read } = readings();
    const cache = new SwrCache<number | null>({ max: 1 });
    expect(await cache.get('none', async () => null)).toBeNull();
    const evicted = cache.get('a', read);
    await cache.get('b', async () => 2);
    open[0]!.resolve(1);
    expect(await evicted).toBe(1);
  });

  it('rejects waiting requests after a failure, and queries again for the next one', async () => {
    const { open, read } = readings();
    const cache = new SwrCache<number>();
    const failing = cache.get('a', read);
    open[0]!.reject(new Error('down'));
    await expect(failing).rejects.toThrow('down');
    const next = cache.get('a', read);
    open[1]!.resolve(3);
    expect(await next).toBe(3);
  });
});

describe('the single flight', () => {
  it('shares a query until it ends, then queries again, also after a failure', async () => {
    const { open, read } = readings();
    const flight = new SingleFlight<number>();
    const both = [flight.get('a', read), flight.get('a', read)];
    await setImmediate();
    expect(open).toHaveLength(1);
    open[0]!.resolve(1);
    expect(await Promise.all(both)).toEqual([1, 1]);
    const failing = flight.get('a', read);
    await setImmediate();
    open[1]!.reject(new Error('down'));
    await expect(failing).rejects.toThrow('down');
    const next = flight.get('a', read);
    await setImmediate();
    open[2]!.resolve(3);
    expect(await next).toBe(3);
  });
});
