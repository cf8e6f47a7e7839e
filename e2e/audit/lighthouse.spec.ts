import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf, putIntoCart } from '../shopper/empty-cart';
import { Shopper } from '../shopper/shopper';
import { launchOptions } from '../system/browser';
import { freePort } from '../system/free-ports';
import { expect, test } from '../fixtures/test';

/** Lighthouse 13 needs Node 22, so it is not a dependency. The test uses an installed one. */
const LIGHTHOUSE = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'lighthouse'))
  .find((file) => existsSync(file));

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

test.beforeEach(() => {
  test.skip(!LIGHTHOUSE, 'Lighthouse is not installed (npm install --global lighthouse@12 for Node 20)');
  test.setTimeout(180_000);
});

/** The marks 0…1 of a page, by category. */
async function marksOf(address: string, options: string[]): Promise<Record<string, number | null>> {
  const { stdout } = await promisify(execFile)(LIGHTHOUSE!, [address, '--quiet', '--output=json', ...options], {
    env: { ...process.env, CHROME_PATH: launchOptions().executablePath },
    maxBuffer: 1 << 26,
  });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const marks = Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score]));
  test.info().annotations.push({ type: 'marks', description: JSON.stringify(marks) });
  const metrics = METRICS.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ');
  process.stdout.write(`  ${new URL(address).pathname} ${JSON.stringify(marks)} ${metrics}\n`);
  return marks;
}

for (const name of ['home', 'shop', 'product']) {
  test(`Lighthouse gives full marks to ${name} for accessibility, best practices and SEO`, async ({ system }) => {
    const [product] = await productsOnSale(system.api);
    const address = { home: '/', shop: '/shop', product: `/${product!.slug}` }[name];
    const chrome = `--chrome-flags=--headless ${launchOptions().args!.join(' ')}`;
    const marks = await marksOf(`${system.shop}${address}`, [chrome]);
    expect(marks).toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
  });
}

/** Pages of a shopper, which search engines do not list, so the mark for SEO says nothing. */
for (const address of ['/cart', '/checkout']) {
  test(`Lighthouse gives full marks to ${address} with two products in the cart`, async ({ system }, info) => {
    const token = await emptyCartOf(ada, system);
    for (const { id } of (await productsOnSale(system.api)).slice(0, 2)) await putIntoCart(token, id, system);
    // Lighthouse uses this browser, which has the shopper's session.
    const { executablePath, args = [] } = launchOptions();
    const port = await freePort();
    const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
      executablePath: executablePath!,
      args: [...args, `--remote-debugging-port=${port}`],
      baseURL: system.shop,
    });
    try {
      const shopper = new Shopper(context.pages()[0]!, system);
      await shopper.keepsToken(token);
      await shopper.visit('/cart');
      await shopper.selectEverything();
      await shopper.page.goto('about:blank');
      const marks = await marksOf(`${system.shop}${address}`, [`--port=${port}`, '--disable-storage-reset']);
      expect(marks).toMatchObject({ accessibility: 1, 'best-practices': 1 });
      expect(marks.performance).toBeGreaterThanOrEqual(0.95);
    } finally {
      await context.close();
    }
  });
}
