import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../system/test';

test('CAT-SCR-085 CAT-RULE-013 CAT-CALL-016 a visitor writes to the marketplace, with a captcha that solves itself', async ({
  shopper,
  page,
  system,
}) => {
  await shopper.visit('/Contact-Us');
  const form = page.getByRole('form', { name: 'Message to us' });
  const send = form.getByRole('button', { name: 'Send' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel('Name').fill('Ngozi');
  await form.getByLabel('Email').fill('ngozi.writes@example.com');
  await form.getByLabel('Subject').fill('A question of Ngozi');
  await form.getByLabel('Content').fill('Where is my order?');
  await expect(send).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await send.click();
  await expect(page.getByText(/We will respond within 24 to 48 business hours/)).toBeVisible();
  await expect(form.getByLabel('Content')).toHaveValue('');
  await expect
    .poll(async () => {
      const answer = await fetch(`${system.inbox}/messages.json?to=no-reply@nkm.example`);
      return ((await answer.json()) as { data: { text: string }[] }).data.map(({ text }) => text);
    })
    .toContainEqual(expect.stringContaining('Where is my order?'));
});

test('CAT-SCR-071 CAT-SCR-072 chosen products stand beside each other, on a phone, too', async ({
  shopper,
  page,
  system,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chosenOnes = (await productsOnSale(system.api)).slice(0, 4);
  const [one] = chosenOnes;
  const slugs = JSON.stringify(chosenOnes.map(({ slug }) => slug));
  await page.addInitScript((chosen) => localStorage.setItem('compare', chosen), slugs);
  await shopper.visit('/compare');
  const table = page.getByRole('region', { name: 'Your products in comparison' });
  await expect(table.getByRole('columnheader')).toHaveText(['Product', ...chosenOnes.map(({ title }) => title)]);
  await table.getByRole('button', { name: `Add To Cart: ${one!.title}` }).click();
  await shopper.seesInCart(1);
  const names = table.getByRole('rowheader', { name: 'Sold By' });
  const before = await names.boundingBox();
  await table.evaluate((region) => region.scrollTo(200, 0));
  expect((await names.boundingBox())!.x).toBeCloseTo(before!.x, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('search engines find every page that the shop has', async ({ system }) => {
  const read = async (address: string) => {
    const answer = await fetch(address);
    return {
      status: answer.status,
      addresses: [...(await answer.text()).matchAll(/<loc>([^<]+)</g)].map(([, loc]) => loc!),
    };
  };
  expect(await (await fetch(`${system.shop}/robots.txt`)).text()).toContain(`Sitemap: ${system.shop}/sitemap.xml`);
  const files = await read(`${system.shop}/sitemap.xml`);
  expect(files.addresses.length).toBeGreaterThanOrEqual(4);
  const statuses: string[] = [];
  for (const file of files.addresses) {
    const { status, addresses } = await read(file);
    expect([file, status, addresses.length > 0]).toEqual([file, 200, true]);
    // The shop's own pages all; of the long files the first.
    const some = file.endsWith('/pages.xml') ? addresses : addresses.slice(0, 1);
    for (const address of some) statuses.push(`${(await fetch(address, { redirect: 'manual' })).status} ${address}`);
  }
  expect(statuses.filter((line) => !line.startsWith('200 '))).toEqual([]);
});
