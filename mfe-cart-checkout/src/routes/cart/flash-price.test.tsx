import type { FlashPrice } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aCartItem, aCartProduct, type Answers } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../../test/visit';

const flash: FlashPrice = {
  price: 4_824,
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  left: 3,
  code: 'FLASH',
};
const bag = aCartProduct({ id: 1, title: 'School bag', selling_price: 9_250, quantity: 9 });
const DRAFT = { paymentMethod: null, shippingOption: null, deliveryType: null, pickup: null, addressId: null };

interface Options {
  quantity?: number;
  code?: string | null;
  told?: FlashPrice | null;
  amounts?: Record<string, number>;
}

async function open({ quantity = 1, code = null, told = flash, amounts = { FLASH: 4_426, TEN: 500 } }: Options = {}) {
  const answers: Answers = {
    'GET /products/:id': () => ({ data: { ...bag, variants: [], ...(told && { flash: told }) } }),
    'POST /coupons/redeem': ({ body }) => {
      const { code: asked } = body as { code: string };
      if (amounts[asked] === undefined) throw new ApiError(409, 'The flash deal of School bag is sold out.');
      return { data: { code: asked, amount: amounts[asked] } };
    },
  };
  return visit('/cart', {
    cart: [aCartItem({ quantity, product: { ...bag, ...(told && { flash: told }) } })],
    selected: true,
    answers,
    prepare(platform) {
      if (code) platform.storage.write('checkout', { ...DRAFT, deliveryTime: 'home delivery', couponCode: code });
    },
  });
}
const line = () => screen.getByText(/₦4,824\.00 with code FLASH, ends in/);

describe('a product in a flash deal in the cart', () => {
  it('shows the flash price and the time left, and applies the code with one button', async () => {
    const { user, platform, toasted } = await open();
    expect(line()).toBeVisible();
    expect(screen.getByText('Save ₦4,426.00 with code FLASH')).toBeVisible();
    expect(screen.getAllByRole('timer', { name: 'Flash price ends in' })[0]).toHaveTextContent(/^59:5\d|1:00:00$/);
    await user.click(screen.getByRole('button', { name: 'Apply FLASH' }));
    expect(await screen.findByText('You save ₦4,426.00 on the selected products.')).toBeVisible();
    expect(platform.storage.get('checkout')).toContain('"couponCode":"FLASH"');
    expect(toasted()).toEqual(['success: Coupon sucessfully applied']);
    expect(screen.queryByText(/FLASH fits/)).toBeNull();
    expect(line()).toBeVisible();
  });

  it('says that only one unit has the flash price', async () => {
    await open({ quantity: 2 });
    expect(screen.getByText('One at ₦4,824.00, the rest at ₦9,250.00 each.')).toBeVisible();
  });

  it.each([
    [500, 'Replaces TEN, saves ₦3,926.00 more.'],
    [5_000, 'Replaces TEN, which saves ₦5,000.00. TEN saves more.'],
    [4_426, 'Replaces TEN, which saves ₦4,426.00. Both save the same.'],
  ])('names the code that it replaces, which saves %s, and which of them saves more', async (ten, text) => {
    await open({ code: 'TEN', amounts: { FLASH: 4_426, TEN: ten } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('leaves with the offer when FLASH is refused, and the code of the order stays', async () => {
    const { user, platform, toasted } = await open({ code: 'TEN', amounts: { TEN: 500 } });
    const button = await screen.findByRole('button', { name: 'Apply FLASH' });
    platform.answer({ 'GET /products/:id': () => ({ data: { ...bag, variants: [] } }) });
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(toasted()).toEqual(['error: The flash deal of School bag is sold out.']);
    expect(platform.storage.get('checkout')).toContain('"couponCode":"TEN"');
  });

  it('is a regular product once the server no longer tells a flash price', async () => {
    await open({ told: null });
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(screen.queryByText(/FLASH/)).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
