import { buyAsNewVisitor } from '../shopper/buy';
import { IN_AUDIT } from '../system/in-audit';
import { expect, test } from '../fixtures/test';

test.use({ settings: { NODE_ENV: 'production', STAGING: 'true', ALLOW_EMBEDDED_DATABASE: 'true' } });

test(
  'a rehearsal of production takes an order with the payment sandbox, and its mail says that nothing is real',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
    test.slow();
    const product = await buyAsNewVisitor(shopper, page, system);
    await expect(page.getByRole('complementary', { name: 'Rehearsal' })).toBeVisible();
    await page.goto(system.inbox);
    await expect(page.getByText(/^Rehearsal: /).first()).toBeVisible();
    const messages = await (await fetch(`${system.inbox}/messages.json`)).json();
    const [mail] = messages.data ?? messages;
    expect(mail.text).toContain(product.title);
    expect(mail.text).toMatch(/This is a rehearsal of the shop: nothing is real/);
  },
);
