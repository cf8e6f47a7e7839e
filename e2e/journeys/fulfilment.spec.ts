import { buyAsNewVisitor } from '../shopper/buy';
import { collectAtDesk, openDesk, packAtDesk, reportAtDesk } from '../shopper/desk';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test(
  'a shopper buys, the vendor packs, the station hands it over for the code, and the shopper confirms and earns coins',
  IN_AUDIT,
  async ({ shopper, page, browser, system }) => {
    test.slow();
    const desk = await system.startDesk();
    const product = await buyAsNewVisitor(shopper, page, system);
    const details = page.url();

    const code = await packAtDesk(browser, desk, product);
    const courier = await openDesk(browser, desk, 'courier');
    await reportAtDesk(courier, desk, { code, from: 'Packed', stage: 'Shipped' });
    await page.goto(details);
    await expect(page.getByText('Shipped').first()).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await collectAtDesk(courier, desk, { code, page });

    await page.goto(details);
    await page.getByRole('button', { name: 'CONFIRM RECEIPT' }).click();
    await page.getByRole('button', { name: 'Order received' }).click();
    const done = page.getByRole('dialog', { name: 'Order Completed!' });
    await expect(done.getByText('You have earned 10 NKM Coin.')).toBeVisible();
  },
);
