import { hasNoFault } from '../shopper/has-no-fault';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test.use({ shell: { settings: { OFFLINE_PAGE: 'true' } } });

test('a reload without a network shows a page of the shop, which opens the wanted one once online', async ({
  shopper,
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|[Ff]ailed to (load|fetch)/);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await shopper.visit('/faqs');
  await shopper.pageIsComplete();
  expect(await workers(), 'workers after the first visit').toBe(0);
  await page.reload();
  await expect.poll(workers).toBe(1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.reload();
  await expect(shopper.heading('You are offline')).toBeVisible();
  await expect(page).toHaveURL(/\/faqs$/);
  await hasNoFault(page);
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses).toEqual(['/offline.html']);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(shopper.heading('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(shopper.heading('FAQs')).toBeVisible();
});

test(
  'a shop that switches its offline page off removes it from the browsers that have it',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
    const state = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        pages: (await caches.keys()).length,
      }));
    await shopper.visit('/faqs');
    await shopper.pageIsComplete();
    await page.reload();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(await state()).toEqual({ workers: 1, pages: 1 });
    await system.runShop({ settings: { OFFLINE_PAGE: 'false' } });
    await page.reload();
    await expect.poll(state).toEqual({ workers: 0, pages: 0 });
  },
);
