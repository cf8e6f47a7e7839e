import { buysByKeyboard } from '../shopper/buy-by-keyboard';
import { test } from '../fixtures/test';

test.describe('at 400 % of 1280 x 1024 pixels', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a shopper buys by keyboard alone, and nothing covers the focus', async ({ shopper }) => {
    await buysByKeyboard(shopper);
  });
});

test.describe('in forced colours', () => {
  test('a shopper buys by keyboard alone', async ({ shopper, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await buysByKeyboard(shopper);
  });
});
