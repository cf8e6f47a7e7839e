import { get } from 'node:http';
import type { Shopper } from '../shopper/shopper';

/** Addresses of the scripts of a page that are there when React has taken it over, without those of other slices. */
export async function scriptsOf(shopper: Shopper, path: string): Promise<string[]> {
  const { page } = shopper;
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await shopper.visit(path);
  const slice = await page.locator('[data-slice]').getAttribute('data-slice');
  return [...scripts].filter((address) => address.startsWith('/assets/') || address.startsWith(`/slices/${slice}/`));
}

/** Bytes as they are sent. `fetch` would unpack them. */
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

export async function inlineCssBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
  return styles.reduce((sum, [, css]) => sum + Buffer.byteLength(css!), 0);
}
