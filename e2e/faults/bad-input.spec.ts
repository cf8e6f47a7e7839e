import type { BrowserContext, Page } from '@playwright/test';
import { ada, dayo } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { hydrates, isComplete } from '../shopper/hydrates';
import { tokenOf } from '../shopper/empty-cart';
import type { Shopper } from '../shopper/shopper';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

const KEPT_NOT = 'This browser cannot store your data';

/** Ways in which a browser denies storage. */
const STORAGE: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  blocked: (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }),
  full: (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

/** One product in a guest's cart. */
async function withCart(shopper: Shopper): Promise<string> {
  const [product] = await productsOnSale(shopper.system.api);
  await shopper.visit('/shop');
  await shopper.addToCart(product!.title);
  await shopper.seesInCart(1);
  return product!.title;
}

const setItems = (page: Page, items: Record<string, string>) =>
  page.evaluate((given) => Object.entries(given).forEach(([key, value]) => localStorage.setItem(key, value)), items);
/** The link in the cart page, which navigates within the document. */
const linkToShop = (page: Page) => page.locator('#content').getByRole('link', { name: 'Shop', exact: true });
/** Waits for the footer's code: advancing the clock during its download would exceed the time limit. */
const footerIsHydrated = (page: Page) => hydrates(page.getByRole('contentinfo').locator('a').first());
/** Counts the calls to the API that the page waits for. */
function pendingCalls(page: Page): () => number {
  const pending = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/api/') && pending.add(request));
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', (request) => void pending.delete(request));
  return () => pending.size;
}
const searchBox = (page: Page) => page.getByRole('search').getByLabel('Search products');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const [state, prepare] of Object.entries(STORAGE)) {
  test.describe(`storage is ${state}`, () => {
    test.use({ viewport: { width: 1280, height: 844 } });
    test.beforeEach(({ watch }) => watch.allow(/Failed to save scroll positions/));

    const details = inAuditUnless(state === 'blocked');
    test(
      'the cart and the session work within this document, and a message explains the limit',
      details,
      async ({ shopper, page, context }) => {
        await prepare(context);
        await withCart(shopper);
        await expect(page.getByText(KEPT_NOT)).toBeVisible();
        await page.getByRole('link', { name: 'Account', exact: true }).click();
        await page.waitForURL('**/account'); // a separate window could not share the session
        await shopper.signIn(ada);
        await page.waitForURL('**/shop');
        await shopper.isSignedInAs(ada);
        await page.getByRole('link', { name: /Welcome/ }).click();
        await expect(page).not.toHaveURL('**/account');
        await shopper.isSignedInAs(ada);
      },
    );
  });
}

test(
  'storage is corrupt: unreadable entries are ignored, and new entries are stored',
  IN_AUDIT,
  async ({ shopper, page }) => {
    await shopper.visit('/');
    const garbage = Object.fromEntries(
      ['cart', 'wishlist', 'selectedProducts', 'currency', 'profile', 'routeBeforeRedirect', 'currentVersion'].map(
        (key, index) => [key, ['{broken', '[{"id":"x"}]', 'null', '<script>', '[[[', '42', '\u0000'][index]!],
      ),
    );
    await setItems(page, garbage);
    await page.reload();
    await shopper.seesInCart(0);
    await withCart(shopper);
    await page.reload();
    await shopper.seesInCart(1);
  },
);

test.describe('an unknown token', () => {
  test.beforeEach(({ watch }) => watch.allow(/^error: Failed to load resource: .* 401 /));

  const TOKENS: Record<string, string> = {
    stale: 'k'.repeat(43),
    malformed: 'two words\nAdébáyọ̀ \u0000',
    'that is JSON': '{"token":null}',
    'of 100,000 letters': 'x'.repeat(100_000),
    'with a script in it': '"><script>alert(1)</script>',
  };
  const kinds = Object.keys(TOKENS).join(', ');
  test(
    `${kinds}: the shopper is a guest with the same cart, and the page does not loop`,
    IN_AUDIT,
    async ({ shopper, page }) => {
      const title = await withCart(shopper);
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      for (const [kind, token] of Object.entries(TOKENS)) {
        documents = 0;
        await setItems(page, { extension: token });
        await page.goto('/shop');
        await expect.poll(() => stored(page, 'extension').catch(() => ''), kind).toBeNull();
        await shopper.pageIsHydrated();
        await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
        await shopper.seesInCart(1);
        await shopper.pageIsComplete();
        expect(documents, kind).toBeLessThanOrEqual(2);
      }
      await shopper.visit('/cart');
      await expect(page.getByText(title).first()).toBeVisible();
    },
  );

  test('SH-RULE-022 a token revoked during the visit makes the shopper a guest after one reload, who can sign in again', async ({
    shopper,
    page,
    system,
  }) => {
    const token = await tokenOf(ada, system);
    await shopper.keepsToken(token);
    const calls = pendingCalls(page);
    await shopper.visit('/my-orders');
    await shopper.isSignedInAs(ada);
    await shopper.pageIsComplete();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Wishlist/ })
      .click();
    await expect(page).toHaveTitle('NKM | Wishlist');
    await expect.poll(calls).toBe(0); // otherwise a pending call discovers the revoked token
    await fetch(`${system.api}/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.evaluate(() => history.back()); // requests the orders again; a reload can interrupt page.goBack()
    await page.waitForURL('**/account');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(documents).toBeLessThanOrEqual(1);
    expect(await stored(page, 'extension')).toBeNull();
    await shopper.signIn(ada);
    await page.waitForURL('**/my-orders');
  });
});

test.describe('the API', () => {
  const FAULTS: Record<string, { words: string; apply(page: Page): Promise<unknown> }> = {
    'is down': {
      words: 'The shop cannot be reached right now. Please try again.',
      apply: (page) => page.route('**/api/**', (route) => route.abort('connectionrefused')),
    },
    'answers HTML': {
      words: 'Something went wrong. Please try again.',
      apply: (page) =>
        page.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })),
    },
    'answers half': {
      words: 'Something went wrong. Please try again.',
      apply: (page) =>
        page.route('**/api/**', (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"id' })),
    },
    fails: {
      words: 'An Unexpected Error',
      apply: (page) => page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' })),
    },
  };
  test(`${Object.keys(FAULTS).join(', ')}: the page shows an error, the rest works, and Retry restores the page`, async ({
    shopper,
    page,
    watch,
  }) => {
    watch.allow(/failed to load/i, /cannot be reached/i, /could not/i);
    await withCart(shopper);
    for (const { words, apply } of Object.values(FAULTS)) {
      await shopper.visit('/cart');
      await apply(page);
      await linkToShop(page).click();
      await expect(page.locator('#content').getByText(words)).toBeVisible();
      await shopper.seesInCart(1);
      await expect(searchBox(page)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.locator('#content').getByRole('button', { name: 'Retry' }).click();
      await expect(shopper.heading('Shop')).toBeVisible();
      await shopper.seesInCart(1);
    }
  });

  test('is slow: the loading bar shows, then the page', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/cart');
    await page.route('**/api/products?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      await route.continue();
    });
    await linkToShop(page).click();
    await expect(page.locator('body > [data-active]')).toHaveCount(1);
    await expect(shopper.heading('Shop')).toBeVisible();
  });

  test(
    'SH-RULE-029 fails for categories, adverts and phones: the shopper sees no message',
    IN_AUDIT,
    async ({ shopper, page, watch }) => {
      watch.allow(/failed to load/i, /cannot be reached/i, /could not/i);
      for (const call of [
        'subcategories**',
        'subcategories/type**',
        'adverts/**',
        'highlights/**',
        'contacts**',
        'contacts/phones**',
      ])
        await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, body: '' }));
      await shopper.visit('/cart');
      await linkToShop(page).click();
      await expect(shopper.heading('Shop')).toBeVisible();
      await page.waitForTimeout(2_500);
      await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText(/\w/);
    },
  );
});

test('the network is lost: a banner reports it, the cart stays, and a message confirms the return', async ({
  shopper,
  page,
  context,
  watch,
}) => {
  watch.allow(/failed to load/i);
  await withCart(shopper);
  await expect(page.locator('[role="status"][aria-busy]')).toHaveCount(1); // the offline monitor is loaded
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await shopper.seesInCart(1);
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText('You are back online.')).toHaveCount(0);
});

test('SH-RULE-014 SH-RULE-015 two tabs of different versions do not reload each other and keep the cart', async ({
  shopper,
  page,
  context,
}) => {
  await page.clock.install();
  await withCart(shopper);
  await expect.poll(() => stored(page, 'currentVersion')).toBe('1.0.2');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const newer = await context.newPage();
  await newer.goto('/shop');
  await setItems(newer, { currentVersion: '2.0.0', 'cache:of-the-newer': 'x' });
  await page.bringToFront();
  for (const tab of [page, newer]) await footerIsHydrated(tab); // the tabs share one clock
  await page.clock.runFor(7_000);
  for (const tab of [page, newer]) await isComplete(tab);
  expect(await stored(page, 'currentVersion')).toBe('2.0.0');
  expect(await stored(page, 'cache:of-the-newer')).toBe('x');
  expect(documents).toBe(0);
  await shopper.seesInCart(1);
});

test('SH-RULE-015 cleared caches cause one reload and keep the cart', IN_AUDIT, async ({ shopper, page }) => {
  await page.clock.install();
  await withCart(shopper);
  await expect.poll(() => stored(page, 'cache:marker')).not.toBeNull();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await footerIsHydrated(page);
  await page.evaluate(() => localStorage.removeItem('cache:marker'));
  await page.clock.runFor(2_000);
  await expect.poll(() => documents).toBe(1);
  await shopper.pageIsHydrated();
  await expect.poll(() => stored(page, 'cache:marker')).not.toBeNull();
  await footerIsHydrated(page);
  await page.evaluate(() => localStorage.removeItem('cache:marker'));
  await page.clock.runFor(5_000);
  expect(documents).toBe(1);
  await shopper.seesInCart(1);
});

test('a name with apostrophe and diacritics is shown unchanged', IN_AUDIT, async ({ shopper, page, system }) => {
  await shopper.keepsToken(await tokenOf(dayo, system));
  await shopper.visit('/shop');
  await expect(page.getByRole('banner')).toContainText('Adébáyọ̀');
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ json: { data: { ...data, surname: `O'Ṣùn-“Wálé” <b>` } } });
  });
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(`O'Ṣùn-“Wálé” <b>`);
});

test('an address with invalid encoding shows the not-found page', async ({ page, request, watch, shopper, system }) => {
  watch.allow(/^error: Failed to load resource: .* 404 /);
  for (const path of ['/100%', '/search/%E0%A4%A', '/shop/%ff']) {
    await page.goto(path);
    await expect(shopper.heading('ohh! page not found')).toBeVisible();
  }
  const answer = await request.get(`${system.shop}//shop?page=2`, { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/shop?page=2');
});

test.describe('searching for', () => {
  const QUERIES: Record<string, string> = {
    '200 characters': 'generator '.repeat(20).trim().padEnd(200, 'x'),
    '200 characters of four bytes': '🛒'.repeat(100),
    'a script': '"><script>document.title="owned"</script><img src=x onerror=alert(1)>',
    'what looks like an address': '../..//account?x=1#y',
    'percent signs': '100% %41 %',
  };
  test(`${Object.keys(QUERIES).join(', ')} is an ordinary search`, IN_AUDIT, async ({ shopper, page }) => {
    page.on('dialog', () => expect('a dialog').toBe('never opened'));
    await shopper.visit('/');
    for (const [what, query] of Object.entries(QUERIES)) {
      await searchBox(page).fill(query);
      await searchBox(page).press('Enter');
      await page.waitForURL(({ pathname }) => pathname === `/search/${encodeURIComponent(query.trim())}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload(); // the server renders the same page
      await shopper.pageIsHydrated();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(searchBox(page), what).toHaveValue(query);
      expect(await page.title()).not.toBe('owned');
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });
});

test(
  'control characters, long emoji texts and very long names in an address cause no server error',
  IN_AUDIT,
  async ({ shopper, page, watch }) => {
    watch.allow(/^error: Failed to load resource: .* 404 /);
    for (const path of [
      '/shop?brand=%00&color=a%01',
      '/deals?size=%00',
      `/search/${encodeURIComponent(`a${'🛒'.repeat(250)}`)}`,
      `/store-detail/1?q=${encodeURIComponent(`a${'🛒'.repeat(250)}`)}`,
    ]) {
      const answer = await page.goto(path);
      expect([path, answer!.status()]).toEqual([path, 200]);
      await shopper.pageIsHydrated();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (const folder of ['', 'shop/', 'editorial/']) {
      const answer = await page.goto(`/${folder}${'n'.repeat(3000)}`);
      expect([folder, answer!.status()]).toEqual([folder, 404]);
      await expect(shopper.heading('ohh! page not found')).toBeVisible();
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** The text of the page with noscript elements, which locators ignore. */
  const readable = (page: Page) => page.locator('body').innerText();

  test('a form that cannot be sent keeps its text, and the page says why', async ({ page, system }) => {
    const [product] = await productsOnSale(system.api);
    const forms = {
      '/Contact-Us': 'Name',
      '/account': 'Email',
      [`/${product!.slug}#questions`]: 'Search the answers or ask a question',
    };
    for (const [path, label] of Object.entries(forms)) {
      await page.goto(path);
      const field = page.getByLabel(label).first();
      await field.fill('Ọ̀ṣun 🛒');
      await field.press('Enter');
      expect(await readable(page)).toMatch(/turn on JavaScript/);
      await expect(field).toHaveValue('Ọ̀ṣun 🛒');
      await expect(page).toHaveURL(path);
    }
  });

  test('a page that the browser renders says that it needs JavaScript', async ({ page }) => {
    for (const path of ['/compare', '/cart', '/my-orders']) {
      await page.goto(path);
      expect(await readable(page)).toMatch(/^This page needs JavaScript/m);
      await expect(page.getByRole('search').getByLabel('Search products')).toBeVisible();
    }
  });
});
