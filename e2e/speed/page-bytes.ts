import { get } from 'node:http';
import type { Shopper } from '../shopper/shopper';

/**
 * Addresses of the scripts that a page needs for hydration: all requests before React has hydrated the document and the
 * slice's part of it, without the scripts of other slices. Requests of the idle browser do not count.
 */
export async function scriptsOf(shopper: Shopper, path: string): Promise<string[]> {
  const { page } = shopper;
  await page.addInitScript(() => {
    // A slow machine may report idle time before the page is hydrated.
    const whenIdle = window.requestIdleCallback.bind(window);
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    document.addEventListener('nkm:hydrated', ({ target }) => {
      if (target === document) return;
      performance.mark('hydrated');
      window.requestIdleCallback = whenIdle;
      for (const run of waiting.splice(0)) whenIdle(run);
    });
  });
  await shopper.visit(path);
  const slice = await page.locator('[data-slice]').getAttribute('data-slice');
  const scripts = await page.evaluate(() => {
    const hydrated = performance.getEntriesByName('hydrated')[0]!.startTime;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrated)
      .map(({ name }) => new URL(name).pathname);
  });
  return [...new Set(scripts)].filter(
    (address) => address.startsWith('/assets/') || address.startsWith(`/slices/${slice}/`),
  );
}

/** Bytes as they are sent. `fetch` would decompress them. */
export function sentBytes(url: string, encoding: 'br' | 'gzip'): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      if (answer.headers['content-encoding'] !== encoding) reject(new Error(`${url} was not sent as ${encoding}`));
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

interface PageScripts {
  run: { href: string }[];
  fetch: { href: string }[];
  shop: { href: string };
}

interface ShopData {
  claims: { slice: string; path: string }[];
}

/** The data that the server's page contains about itself. */
export interface SentPage {
  /** Script files that it asks for: the shell's, then the slice's. */
  scripts: { shell: string[]; slice: string[] };
  /** Bytes of its inlined styles, uncompressed. */
  css: number;
  /** Paths of the pages that a slice claims. */
  claimedBy(slice: string): string[];
}

/** Reads a page as the server sends it. */
export async function readPage(url: string): Promise<SentPage> {
  const html = await (await fetch(url)).text();
  const json = <T>(id: string) => JSON.parse(html.split(`id="${id}">`)[1]!.split('</script>')[0]!) as T;
  const { run, fetch: later, shop } = json<PageScripts>('page-scripts');
  const { claims } = (await (await fetch(new URL(shop.href, url))).json()) as ShopData;
  return {
    scripts: { shell: run.map(({ href }) => href), slice: later.map(({ href }) => href) },
    css: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].reduce((sum, [, css]) => sum + Buffer.byteLength(css!), 0),
    claimedBy: (slice) => claims.filter((claim) => claim.slice === slice).map(({ path }) => path),
  };
}
