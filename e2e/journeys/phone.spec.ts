import { ada, type Account } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { codesSentTo, nextCode } from '../shopper/inbox';
import type { Shopper } from '../shopper/shopper';
import { aNewcomer, fillSignUp, finishSignUp, verifyEmail } from '../shopper/sign-up';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

let numbers = 0;
/** A number that no other test uses. */
const aNumber = () => `0809${String(process.pid % 1000).padStart(3, '0')}${String((numbers += 1)).padStart(4, '0')}`;
/** As the shop stores it: digits with country code. */
const stored = (number: string) => `234${number.replace(/\D/g, '').replace(/^(234|0)/, '')}`;

/** A new account with a verified email and no phone, signed in. */
async function signsUp(shopper: Shopper): Promise<Account> {
  const { page } = shopper;
  const newcomer = aNewcomer();
  await fillSignUp(shopper, newcomer);
  await finishSignUp(page);
  await page.waitForURL('**/register-verify-email');
  await verifyEmail(shopper, newcomer);
  return newcomer;
}

async function sends(shopper: Shopper, number: string): Promise<string> {
  const { page, system } = shopper;
  const before = (await codesSentTo(system.inbox, stored(number))).length;
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  return nextCode(system.inbox, stored(number), before);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ACC-RULE-017 SH-RULE-012 a shopper without a phone is sent to the verification, and can continue afterwards', async ({
    shopper,
    page,
    watch,
  }) => {
    watch.allow(/^error: Failed to load resource: .* 422 .*\/api\/contacts/);
    await page.goto('/checkout');
    await page.waitForURL('**/account');
    await signsUp(shopper);
    await expect(shopper.heading('Verify your phone number')).toBeVisible();

    const number = aNumber();
    const code = await sends(shopper, number.replace(/^0(...)(...)/, '+234 $1 $2 '));
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await page.getByLabel('Six-digit code').fill(wrong);
    await expect(page.getByText('The code is not correct.').first()).toBeVisible();
    await page.reload();
    await shopper.pageIsHydrated();
    await page.getByLabel('Six-digit code').fill(code);
    await page.waitForURL('**/profile');
    await expect(page.getByText(`+${stored(number)}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      /^\/(checkout|cart)$/, // an empty cart leads from the checkout to the cart
    );

    await page.reload();
    await shopper.pageIsHydrated();
    await expect(shopper.heading('User Information')).toBeVisible();
  });
});

test(
  'ACC-RULE-036 a number of another account starts the verification again',
  IN_AUDIT,
  async ({ shopper, page, watch, system }) => {
    watch.allow(/^error: Failed to load resource: .* 422 .*\/api\/contacts/);
    await shopper.arrivesSignedIn(ada, '/verify-phone');
    await expect(page.getByText('Your current number is +2348031234567')).toBeVisible();
    // Of bayo@example.com.
    const before = (await codesSentTo(system.inbox, '2348057654321')).length;
    await page.getByLabel('Mobile number').fill('0805 765 4321');
    await page.getByLabel('Mobile number').press('Enter');
    await page.getByLabel('Six-digit code').fill(await nextCode(system.inbox, '2348057654321', before));
    await expect(page.getByRole('alert').filter({ hasText: 'The contact has already been taken.' })).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toBeFocused();
    await expect(page.getByLabel('Mobile number')).toHaveValue('0805 765 4321');
  },
);

test('a shopper without a phone is not sent away from a payment', IN_AUDIT, async ({ shopper, page, system }) => {
  const newcomer = await signsUp(shopper);
  await page.goto('/payment-error');
  await shopper.pageIsHydrated();
  await shopper.isSignedInAs(newcomer);
  await expect(page).toHaveURL(/\/payment-error$/);
  await page.goto(`/${(await productsOnSale(system.api))[0]!.slug}`);
  await page.waitForURL('**/verify-phone');
});
