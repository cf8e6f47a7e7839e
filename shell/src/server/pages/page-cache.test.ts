/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageBodies } from '../bodies/page-bodies';
import { createPageCache as createCache, type StoredPage } from './page-cache';
import type { RenderedPage } from '../worker-messages/rendered-page';

const page = (html: string, cacheable = true): RenderedPage => ({
  kind: 'page',
  status: 200,
  html: Buffer.from(html),
  policy: '',
  cacheable,
});

type Render = () => Promise<RenderedPage>;

/** A page cache whose `get` takes only a key and a render function. */
function createPageCache(freshMs: number, count?: (from: string) => void) {
  const cache = createCache<string>(freshMs, count);
  return {
    ...cache,
    get: async (
      key: string,
      render: Render,
      { isUnknown = false, isCurrent = () => true }: { isUnknown?: boolean; isCurrent?: () => boolean } = {},
    ): Promise<StoredPage<string> & { bodies: PageBodies }> => {
      const made = async () => ({ page: await render(), content: 'content' });
      return (await cache.get({ key, isUnknown, isCurrent, render: made })) as never;
    },
  };
}

describe('page cache', () => {
  it('renders once for simultaneous requests, and again for another key', async () => {
    const cache = createPageCache(10_000);
    const render = jest.fn(async () => page('<html></html>'));
    await Promise.all([cache.get('a', render), cache.get('a', render)]);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    await cache.get('other release set', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('tells where each page comes from', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const from: string[] = [];
    const cache = createPageCache(1000, (source) => from.push(source));
    for (const now of [0, 500, 2_000, 3_600_000]) {
      jest.setSystemTime(now);
      await cache.get('a', async () => page('<html></html>'));
    }
    jest.useRealTimers();
    expect(from).toEqual(['new', 'cache', 'old', 'new']);
  });

  describe('with an old page', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    /** A page that is old from the start. Each rendering has the next number. */
    async function oldPage() {
      const cache = createPageCache(1000);
      let version = 0;
      const render = jest.fn(async () => page(`<p>${(version += 1)}</p>`));
      const html = async () => String(await (await cache.get('a', render)).bodies.in('identity'));
      expect(await html()).toContain('<p>1</p>');
      jest.setSystemTime(Date.now() + 2000);
      return { cache, render, html };
    }

    it('serves even a very old page while rendering fails', async () => {
      const { cache, html } = await oldPage();
      jest.setSystemTime(Date.now() + 3_600_000);
      const stored = await cache.get('a', () => Promise.reject(new Error('No worker was free in time')));
      expect(String(await stored.bodies.in('identity'))).toContain('<p>1</p>');
      expect(await html()).toContain('<p>2</p>');
    });

    it('serves the old page at once and renders a new one five seconds later', async () => {
      const { render, html } = await oldPage();
      expect(await html()).toContain('<p>1</p>');
      expect(await html()).toContain('<p>1</p>');
      jest.advanceTimersByTime(4900);
      expect(render).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(100);
      expect(render).toHaveBeenCalledTimes(2);
      const deadline = process.hrtime()[0] + 5;
      while ((await html()).includes('<p>1</p>') && process.hrtime()[0] < deadline)
        await new Promise((resolve) => setImmediate(resolve)); // the new one is being compressed
      expect(await html()).toContain('<p>2</p>');
      expect(render).toHaveBeenCalledTimes(2);
    });

    it('does not renew a page whose release document is no longer in use', async () => {
      const { cache, render } = await oldPage();
      let isCurrent = true;
      await cache.get('a', render, { isCurrent: () => isCurrent });
      isCurrent = false;
      jest.advanceTimersByTime(5000);
      expect(render).toHaveBeenCalledTimes(1);
    });

    it('renders a page that is too old to serve, once', async () => {
      const { render, html } = await oldPage();
      await html();
      jest.setSystemTime(Date.now() + 61_000);
      expect(await html()).toContain('<p>2</p>');
      jest.advanceTimersByTime(5000);
      expect(render).toHaveBeenCalledTimes(2);
    });

    it('keeps serving the old page while rendering fails', async () => {
      const { cache, html } = await oldPage();
      const fail = () => Promise.reject(new Error('API down'));
      await cache.get('a', fail);
      jest.advanceTimersByTime(5000);
      await Promise.resolve();
      expect(await html()).toContain('<p>1</p>');
    });
  });

  it('reuses the bytes of an unchanged page and makes them smaller', async () => {
    const cache = createPageCache(1);
    const html = await readFile(__filename, 'utf8');
    const render = jest.fn(async () => page(html));
    const first = await cache.get('a', render);
    const quick = await first.bodies.in('br');
    jest.useFakeTimers({ now: Date.now() + 120_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const second = await cache.get('a', render);
    jest.useRealTimers();
    expect(render).toHaveBeenCalledTimes(2);
    expect(second.bodies).toBe(first.bodies);
    await second.bodies.improve();
    const best = await second.bodies.in('br');
    expect(best.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(best)).toEqual(await second.bodies.in('identity'));
  });

  it('caches neither errors nor error pages', async () => {
    const cache = createPageCache(10_000);
    await expect(cache.get('a', async () => Promise.reject(new Error('API down')))).rejects.toThrow('API down');
    const render = jest.fn(async () => page('503', false));
    await cache.get('a', render);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('has the same text in every encoding, and a hash that changes with it', async () => {
    const cache = createPageCache(10_000);
    const first = await cache.get('a', async () => page('<p>₦1,000.00</p>'));
    const other = await cache.get('b', async () => page('<p>₦2,000.00</p>'));
    const tail = '</html>';
    const whole = await first.bodies.in('identity', tail);
    expect(String(whole)).toBe('<p>₦1,000.00</p></html>');
    expect(brotliDecompressSync(await first.bodies.in('br', tail))).toEqual(whole);
    expect(gunzipSync(await first.bodies.in('gzip', tail))).toEqual(whole);
    expect(String(brotliDecompressSync(await first.bodies.in('br', '!')))).toBe('<p>₦1,000.00</p>!');
    expect(brotliDecompressSync(await first.bodies.in('br', tail))).toEqual(whole);
    expect((first as { hash?: string }).hash).not.toBe((other as { hash?: string }).hash);
  });

  it('caches at most 200 pages of slices that declare no parameters', async () => {
    const cache = createPageCache(10_000);
    const render = jest.fn(async () => page('<p>shop</p>'));
    await cache.get('declared', render);
    for (let number = 0; number < 250; number += 1) await cache.get(`unknown ${number}`, render, { isUnknown: true });
    expect(render).toHaveBeenCalledTimes(251);
    await cache.get('declared', render);
    await cache.get('unknown 50', render, { isUnknown: true });
    expect(render).toHaveBeenCalledTimes(251);
    await cache.get('unknown 49', render, { isUnknown: true });
    expect(render).toHaveBeenCalledTimes(252);
  });
});
