import { ApiError } from '@nkm/platform';
import { aCartItem, aCartProduct, type Answers } from '@nkm/testing';
import { startShopping } from '../../test/start-shopping';
import { storedCoupon } from '../features/checkout/stored-draft';

const bag = aCartProduct({ id: 1, title: 'School bag', quantity: 5 });
const lamp = aCartProduct({ id: 2, title: 'Solar lamp', quantity: 5 });
const ACCEPTS: Answers = { 'POST /coupons/redeem': () => ({ data: { code: 'FLASH', amount: 4_426 } }) };
const REFUSES: Answers = {
  'POST /coupons/redeem': () => {
    throw new ApiError(409, 'The flash deal of School bag is sold out.');
  },
};

async function start(answers: Answers, cart = [aCartItem({ product: lamp })]) {
  const shop = await startShopping({ cart, answers });
  const add = (more: object = {}) => shop.bus.send('cart.add', { product: bag, quantity: 1, code: 'FLASH', ...more });
  return { ...shop, add, coupon: () => storedCoupon(shop.platform.storage) };
}

describe('a product that is added with a code', () => {
  it('becomes a line, and the code the coupon of the next order', async () => {
    const shop = await start(ACCEPTS);
    expect(await shop.add()).toMatchObject({ outcome: 'added', codeApplied: true });
    expect(shop.coupon()).toBe('FLASH');
    expect(shop.cart()).toMatchObject({ count: 2, couponCode: 'FLASH' });
    expect(shop.toasted()).toEqual(['success: School bag added to cart', 'success: The code FLASH is applied.']);
    expect(shop.platform.calls[0]!.body).toMatchObject({ code: 'FLASH', products: [{ id: 1 }] });
  });

  it('applies the code to a line that was there, without a warning', async () => {
    const shop = await start(ACCEPTS, [aCartItem({ product: bag })]);
    expect(await shop.add()).toMatchObject({ outcome: 'already-in-cart', codeApplied: true });
    expect(shop.toasted()).toEqual(['success: The code FLASH is applied.']);
  });

  it('stays in the cart when the code is refused', async () => {
    const shop = await start(REFUSES);
    expect(await shop.add()).toMatchObject({ outcome: 'added', codeApplied: false });
    expect(shop.coupon()).toBeNull();
    expect(shop.cart()).not.toHaveProperty('couponCode');
    expect(shop.toasted()).toContain('error: The flash deal of School bag is sold out.');
  });

  it('can be bought now', async () => {
    const shop = await start(ACCEPTS);
    expect(await shop.add({ buyNow: true })).toMatchObject({ boughtNow: true, codeApplied: true });
    expect(shop.coupon()).toBe('FLASH');
  });

  it('does not apply the code when it is sold out', async () => {
    const shop = await start(ACCEPTS);
    expect(await shop.add({ product: { ...bag, quantity: 0 } })).toEqual({
      outcome: 'refused',
      message: 'School bag is out of stock',
    });
    expect(shop.called()).toEqual([]);
  });
});
