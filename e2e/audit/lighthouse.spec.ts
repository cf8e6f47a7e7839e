import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { productsOnSale } from '../shopper/catalogue';
import { launchOptions } from '../system/browser';
import { expect, test } from '../system/test';

/** Lighthouse needs Node 22, so it is not a dependency. The test uses an installed one. */
const LIGHTHOUSE = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'lighthouse'))
  .find((file) => existsSync(file));

interface Report {
  categories: Record<string, { score: number | null }>;
}

for (const name of ['home', 'shop', 'product']) {
  test(`Lighthouse gives full marks to ${name} for accessibility, best practices and SEO`, async ({ system }) => {
    test.skip(!LIGHTHOUSE, 'Lighthouse is not installed (npm install --global lighthouse, with Node 22 or newer)');
    test.setTimeout(180_000);
    const [product] = await productsOnSale(system.api);
    const address = { home: '/', shop: '/shop', product: `/${product!.slug}` }[name];
    const { executablePath, args = [] } = launchOptions();
    const options = ['--quiet', '--output=json', `--chrome-flags=--headless ${args.join(' ')}`];
    const output = execFileSync(LIGHTHOUSE!, [`${system.shop}${address}`, ...options], {
      env: { ...process.env, CHROME_PATH: executablePath },
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const { categories } = JSON.parse(output) as Report;
    const marks = Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score]));
    test.info().annotations.push({ type: 'marks', description: JSON.stringify(marks) });
    expect(marks).toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
  });
}
