import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test('CAT-SCR-085 CAT-RULE-013 CAT-CALL-016 a visitor sends the contact form, and the captcha solves itself', async ({
  shopper,
  page,
  system,
}) => {
  await shopper.visit('/Contact-Us');
  const form = page.getByRole('form', { name: 'Contact form' });
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

test('CAT-SCR-071 CAT-SCR-072 compared products are side by side, also on a phone', async ({
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
  const table = page.getByRole('region', { name: 'Product comparison' });
  await expect(table.getByRole('columnheader')).toHaveText(['Product', ...chosenOnes.map(({ title }) => title)]);
  await table.getByRole('button', { name: `Add To Cart: ${one!.title}` }).click();
  await shopper.seesInCart(1);
  const names = table.getByRole('rowheader', { name: 'Sold By' });
  const before = await names.boundingBox();
  await table.evaluate((region) => region.scrollTo(200, 0));
  expect((await names.boundingBox())!.x).toBeCloseTo(before!.x, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a page on paper shows the answers and the small brands that its screen folds away', async ({ shopper, page }) => {
  for (const [path, folded] of [
    ['/faqs', page.getByText('Your bank verification number')],
    ['/Shop-By-Brand', page.getByRole('main').locator('details li').first()],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await shopper.visit(path);
    await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
  }
});

test('the sitemap lists the pages of the shop, and they answer 200', IN_AUDIT, async ({ system }) => {
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
    // All of the shop's own pages, but only the first address of each long file.
    const some = file.endsWith('/pages.xml') ? addresses : addresses.slice(0, 1);
    for (const address of some) statuses.push(`${(await fetch(address, { redirect: 'manual' })).status} ${address}`);
  }
  expect(statuses.filter((line) => !line.startsWith('200 '))).toEqual([]);
});

test('every link on the help pages leads to an existing page', IN_AUDIT, async ({ system }) => {
  const read = async <Body>(at: string) => ((await (await fetch(`${system.api}${at}`)).json()) as { data: Body }).data;
  const links = new Map<string, string>();
  for (const { slug } of await read<{ slug: string }[]>('/pages')) {
    const { sections } = await read<{ sections: { content: string }[] }>(`/pages/${slug}`);
    for (const [, href] of sections.flatMap(({ content }) => [...content.matchAll(/href="([^"]+)"/g)]))
      links.set(href!, slug);
  }
  expect(links.size).toBeGreaterThan(10);
  const broken: string[] = [];
  for (const [href, slug] of links) {
    const { status } = await fetch(new URL(href, system.shop), { redirect: 'manual' });
    if (status !== 200) broken.push(`${slug}: ${href} answers ${status}`);
  }
  expect(broken).toEqual([]);
});
