import puppeteer, { type Browser } from 'puppeteer-core';
import { productsOnSale } from '../shopper/catalogue';
import { firefoxPath } from '../system/browser';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    violations?: string[];
  }
}

// Puppeteer drives Firefox, because Playwright does not support WebDriver BiDi.
test('Firefox opens pages of every kind, and the content security policy blocks none of our files', async ({
  system,
}) => {
  const [product] = await productsOnSale(system.api);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath(), headless: true });
  try {
    for (const path of ['/', '/shop', `/${product!.slug}`, '/cart', '/account'])
      expect(await faultsOf(browser, `${system.shop}${path}`), path).toEqual([]);
  } finally {
    await browser.close();
  }
});

/**
 * Policy violations, errors and repeated downloads of scripts in one page, after React has hydrated it and no more
 * files load.
 */
async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && requested.has(pathname)) faults.push(`${pathname} is downloaded again`);
    requested.add(pathname);
  });
  await page.evaluateOnNewDocument(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(url);
  await page.waitForSelector('main [data-slice]');
  const isHydrated = () =>
    Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  // Puppeteer's own wait for an idle network can hang in Firefox.
  let loaded = 0;
  const loadsMore = async () => loaded < (loaded = await page.evaluate(() => performance.getEntries().length));
  await expect.poll(loadsMore, { intervals: [1_000] }).toBe(false);
  const violations = await page.evaluate(() => window.violations ?? ['The page ran no script of the test.']);
  const found = [...faults, ...violations];
  // Firefox reports a hash mismatch for each file that is still loading when the page closes.
  await page.close();
  return found;
}
