import { chidi } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf, putIntoCart } from '../shopper/empty-cart';
import { Shopper } from '../shopper/shopper';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test(
  'a checkout that was started on a phone goes on at a laptop with the same choices',
  IN_AUDIT,
  async ({ shopper, page, browser, system }) => {
    test.slow();
    const [product] = await productsOnSale(system.api);
    const token = await emptyCartOf(chidi, system);
    await putIntoCart(token, product!.id, system);
    const storedChoices = async () => {
      const answer = await fetch(`${system.api}/checkout/choices`, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { data: { pickup: { title: string } | null } | null }).data;
    };

    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.keepsToken(token);
    await shopper.visit('/cart');
    await shopper.selectEverything();
    await shopper.goToCheckout();
    await shopper.choosesDelivery('Kano');
    await expect.poll(async () => (await storedChoices())?.pickup?.title).toMatch(/Kano|Sabon/);
    const { title } = (await storedChoices())!.pickup!;

    const device = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const laptop = new Shopper(await device.newPage(), system);
    await laptop.keepsToken(token);
    await laptop.visit('/checkout');
    await expect(laptop.page.getByText(title, { exact: true })).toBeVisible();
    await expect(laptop.page.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await laptop.choosesDelivery('Lagos');
    await expect.poll(async () => (await storedChoices())?.pickup?.title).not.toBe(title);
    const next = (await storedChoices())!.pickup!;

    await shopper.visit('/checkout');
    await expect(page.getByText(next.title, { exact: true })).toBeVisible();
    await shopper.ordersNow();
    await shopper.continuesToPayment();
    await shopper.leavesForPaymentPage();
    expect(await storedChoices()).toBeNull();
    await laptop.visit('/cart');
    await expect(laptop.page.getByText('Its product is in this order, no longer in your cart.')).toBeVisible();
    await device.close();
  },
);
