import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { ALL_SCRIPTS, INLINE_CSS, sliceScripts } from './limits';
import { readPage, sentBytes } from './page-bytes';

/** An address for each page of the catalog with a parameter in its path. */
const EXAMPLES: Record<string, (api: string) => string | Promise<string>> = {
  '/shop/:slug': () => '/shop/womens-clothing',
  '/search/:query': () => '/search/phone',
  '/editorial/:pageSlug': async (api) => `/editorial/${(await firstOf<{ slug: string }>(`${api}/pages`)).slug}`,
  '/store-detail/:vendorId': async (api) => `/store-detail/${await storeOf(api)}`,
  '/store-detail-info': async (api) => `/store-detail-info?vendor=${await storeOf(api)}`,
  '/:slug': async (api) => `/${(await productsOnSale(api))[0]!.slug}`,
};

async function firstOf<T>(url: string): Promise<T> {
  return ((await (await fetch(url)).json()) as { data: T[] }).data[0]!;
}

const storeOf = async (api: string) => (await firstOf<{ profile_id: number }>(`${api}/users/vendors`)).profile_id;

test('the scripts and styles that each page of the catalog names stay within their budgets', async ({
  system,
}, info) => {
  const { claimedBy } = await readPage(system.shop);
  const paths = claimedBy('mfe-catalog');
  expect(paths.length).toBeGreaterThan(20);
  const sizes = new Map<string, Promise<number>>();
  function bytesOf(script: string): Promise<number> {
    if (!sizes.has(script)) sizes.set(script, sentBytes(`${system.shop}${script}`, 'br'));
    return sizes.get(script)!;
  }
  const sum = async (scripts: string[]) =>
    (await Promise.all(scripts.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);

  const tooMuch: string[] = [];
  for (const path of paths) {
    const address = (await EXAMPLES[path]?.(system.api)) ?? path;
    const { scripts, css } = await readPage(`${system.shop}${address}`);
    const [shell, slice] = [await sum(scripts.shell), await sum(scripts.slice)];
    const line = `${address}: slice ${slice}, all scripts ${shell + slice}, styles ${css} bytes`;
    info.annotations.push({ type: 'bytes', description: line });
    expect(slice, `${address} names its scripts`).toBeGreaterThan(0);
    if (slice > sliceScripts('mfe-catalog') || shell + slice > ALL_SCRIPTS || css > INLINE_CSS) tooMuch.push(line);
  }
  expect(tooMuch).toEqual([]);
});
