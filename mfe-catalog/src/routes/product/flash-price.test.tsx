import { cartProduct, type FlashPrice, type Product } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import type { Answers } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { openProduct } from '../../../test/open-product';
import { aProduct, aVariant } from '../../../test/shop-platform';

const flash: FlashPrice = {
  price: 4_824,
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  left: 3,
  code: 'FLASH',
};
const regular = { selling_price: 9_250, original_price: 13_400, quantity: 8 };
const bag = { ...regular, flash };
const open = (changes: Partial<Product> = bag, answers: Answers = {}) => openProduct({ changes, answers });
const button = (name: string) => screen.getByRole('button', { name });

describe('the page of a product in a flash deal', () => {
  it('shows the flash price, the regular price, the code, the time and the units left', async () => {
    const { page } = await open();
    expect(screen.getByText('₦4,824.00')).toBeVisible();
    expect(screen.getByText('-64%')).toBeVisible();
    expect(await screen.findByText(/With code FLASH, ends in/)).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Flash price ends in' })).toHaveTextContent(/^59:5\d|1:00:00$/);
    expect(screen.getByText('Regular price ₦9,250.00. 3 left at this price.')).toBeVisible();
    expect(page.head!.jsonLd![0]).toMatchObject({ offers: { price: '9250.00' } });
  });

  it('adds the product and applies the code with one button', async () => {
    const { shop, user } = await open();
    await act(() => shop.openCart());
    await user.click(button('Add with FLASH'));
    expect(shop.lines).toMatchObject([{ quantity: 1, product: { selling_price: 9_250 } }]);
    expect(shop.platform.bus.current('cart')).toMatchObject({ couponCode: 'FLASH' });
    expect(button('Remove from cart')).toBeVisible();
  });

  it('applies the code to a product that is in the cart already', async () => {
    const { shop, user, platform } = await open();
    await shop.openCart();
    await act(() => platform.bus.send('cart.add', { product: cartProduct(aProduct({ id: 5 })), quantity: 1 }));
    await user.click(button('Apply FLASH'));
    expect(shop.lines).toHaveLength(1);
    expect(platform.bus.current('cart')).toMatchObject({ couponCode: 'FLASH' });
    expect(button('Remove from cart')).toBeVisible();
  });

  it('says that only one unit has the flash price when the shopper wants more', async () => {
    const { user } = await open();
    await screen.findByText(/With code FLASH/);
    expect(screen.queryByText(/^One at /)).toBeNull();
    await user.click(button('One more'));
    expect(screen.getByText('One at ₦4,824.00, the rest at ₦9,250.00 each.')).toBeVisible();
  });

  it('names the code that it replaces, and what each of them saves', async () => {
    const redeem: Answers[string] = ({ body }) => {
      const { code } = body as { code: string };
      return { data: { code, amount: code === 'FLASH' ? 4_426 : 500 } };
    };
    const { shop, platform } = await open(bag, { 'POST /coupons/redeem': redeem });
    await shop.openCart('added', { code: 'TEN' });
    expect(await screen.findByText('Replaces TEN.')).toBeVisible();
    expect(await screen.findByText('FLASH saves ₦4,426.00, TEN saves ₦500.00.')).toBeVisible();
    expect(platform.calls.find(({ call }) => call === 'POST /coupons/redeem')!.body).toMatchObject({
      products: [{ id: 5, quantity: 1 }],
    });
  });

  it('counts a code that is refused as no saving', async () => {
    const redeem: Answers[string] = ({ body }) => {
      const { code } = body as { code: string };
      if (code === 'TEN') throw new ApiError(422, 'The code TEN is only valid for shoes.');
      return { data: { code, amount: 4_426 } };
    };
    const { shop } = await open(bag, { 'POST /coupons/redeem': redeem });
    await shop.openCart('added', { code: 'TEN' });
    expect(await screen.findByText('FLASH saves ₦4,426.00, TEN saves ₦0.00.')).toBeVisible();
  });

  it('shows the flash price only for a variant that it makes cheaper', async () => {
    const variants = [aVariant(21, 'Indigo', 'M'), aVariant(4, 'Red', 'M')];
    const product = { ...bag, selling_price: 4_000, variants };
    const dear = await openProduct({ changes: product, at: '/ankara-dress?variant=21' });
    expect(await screen.findByText('₦4,824.00')).toBeVisible();
    dear.page.unmount();
    await openProduct({ changes: product, at: '/ankara-dress?variant=4' });
    expect(screen.queryByText('₦4,824.00')).toBeNull();
    expect(button('Add to cart')).toBeVisible();
  });

  it('has no flash price from a server that does not tell one', async () => {
    await open(regular);
    expect(screen.getByText('₦9,250.00')).toBeVisible();
    expect(button('Add to cart')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
