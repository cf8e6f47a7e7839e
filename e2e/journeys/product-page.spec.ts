import { productsOnSale } from '../shopper/catalogue';
import { hydrates } from '../shopper/hydrates';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

interface Told {
  questions: unknown[];
  related: unknown[];
  stars: number;
}

/** Slug of a product with questions, reviews and more related products than fit side by side. */
async function muchToTell(api: string): Promise<string> {
  for (const { slug } of await productsOnSale(api)) {
    const answer = await fetch(`${api}/products/${slug}`);
    const { questions, related, stars } = ((await answer.json()) as { data: Told }).data;
    if (questions.length > 0 && stars > 0 && related.length > 6) return slug;
  }
  throw new Error('None of the newest products has questions, reviews and related products.');
}

test("a guest reports a product, and the captcha solves itself under the page's policy", async ({
  shopper,
  page,
  system,
}) => {
  const [product] = await productsOnSale(system.api);
  await shopper.visit(`/${product!.slug}`);
  await page.getByRole('button', { name: 'Report Abuse' }).click();
  const form = page.getByRole('dialog', { name: `Report Abuse: ${product!.title}` });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Ngozi');
  await form.getByRole('textbox', { name: /^Email/ }).fill('ngozi@example.com');
  await form.getByRole('textbox', { name: /^Subject/ }).fill('Not original');
  await form.getByRole('textbox', { name: /^Content/ }).fill('The label is wrong.');
  await expect(form.getByText('Verified', { exact: true })).toBeVisible({ timeout: 60_000 });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/We have received your report/)).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('keys and the address open the tabs of a product', IN_AUDIT, async ({ shopper, page, system }) => {
  const slug = await muchToTell(system.api);
  await shopper.visit(`/${slug}#questions`);
  const questions = page.getByRole('tabpanel', { name: 'Questions and Answers' });
  await expect(questions).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Questions and Answers' });
  await hydrates(tab);
  await tab.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  await expect(questions).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#reviews');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('CAT-CONST-013 six related products are side by side', IN_AUDIT, async ({ shopper, page, system }) => {
    await shopper.visit(`/${await muchToTell(system.api)}`);
    await page.keyboard.press('Shift'); // the first input loads the deferred parts
    const row = page.getByRole('group', { name: 'Related products, slides' });
    await row.scrollIntoViewIfNeeded();
    const inside = await row.evaluate((element) => {
      const end = element.getBoundingClientRect().right + 1;
      return [...element.querySelectorAll('li')].filter((card) => card.getBoundingClientRect().right <= end).length;
    });
    expect(inside).toBe(6);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all content of a product is readable', async ({ page, system }) => {
    await page.goto(`/${await muchToTell(system.api)}`);
    await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
    for (const name of ['Specification', 'Vendor', 'Reviews', 'Questions and Answers', 'More Offers']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Related products' })).toBeVisible();
  });
});
