import puppeteer, { type Browser } from 'puppeteer-core';
import { productsOnSale } from '../shopper/catalogue';
import { firefoxPath } from '../system/browser';
import { expect, test } from '../system/test';

declare global {
  interface Window {
    violations?: string[];
  }
}

// Firefox speaks WebDriver BiDi, which Playwright does not use: puppeteer drives it.
test('Firefox opens pages of every kind and its policy blocks nothing of ours (H30)', async ({ system }) => {
  const [product] = await productsOnSale(system.api);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath(), headless: true });
  try {
    for (const path of ['/', '/shop', `/${product!.slug}`, '/cart', '/account'])
      expect(await faultsOf(browser, `${system.shop}${path}`), path).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Violations of the policy and errors of one page, once its scripts have run and the network is quiet. */
async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForSelector('main [data-slice]');
  faults.push(...(await page.evaluate(() => window.violations ?? ['The page ran no script of the test.'])));
  await page.close();
  return faults;
}
