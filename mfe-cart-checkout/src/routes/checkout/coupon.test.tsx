import { ApiError } from '@nkm/platform';
import { screen } from '@testing-library/react';
import { complete, dress, fees, twoWays, visitCheckout } from '../../../test/visit-checkout';

const box = () => screen.queryByRole('region', { name: 'Coupon code' });
const field = () => screen.getByRole('textbox', { name: 'Coupon code' });
const apply = () => screen.getByRole('button', { name: 'Apply' });
const REDEEM = { 'POST /coupons/redeem': () => ({ data: { code: 'FLASH', amount: 1500 } }) };

describe('the coupon box', () => {
  it('CART-SCR-012 CART-STATE-001 appears once payment, shipping and delivery are chosen', async () => {
    await visitCheckout('/checkout', { draft: null, api: 1, answers: twoWays });
    expect(box()).toBeNull();
    await visitCheckout('/checkout', { draft: complete });
    expect(box()).toBeVisible();
  });

  it('CART-RULE-015 CART-CALL-012 CART-MSG-018 redeems a code and loads the fees again with it', async () => {
    const { user, platform, toasted, sent } = await visitCheckout('/checkout', {
      draft: complete,
      answers: REDEEM,
    });
    await user.type(field(), ' flash ');
    platform.answer({ 'POST /orders/fees': () => ({ data: { ...fees, coupon_discount: 1500 } }) });
    await user.click(apply());
    expect(toasted()).toEqual(['success: Coupon sucessfully applied']);
    expect(platform.calls.find(({ call }) => call === 'POST /coupons/redeem')!.body).toMatchObject({
      code: 'flash',
      platform: 'Web',
      products: [{ id: dress.product.id }],
    });
    expect(await screen.findByText('-₦1,500.00')).toBeVisible();
    expect(sent('POST /orders/fees').at(-1)).toMatchObject({ body: { coupon_code: 'FLASH' } });
    expect(screen.getByText('The code FLASH is applied.')).toBeVisible();
  });

  it('CART-RULE-016 CART-CALL-013 CART-MSG-019 removes the code and its discount', async () => {
    const { user, toasted, sent } = await visitCheckout('/checkout', {
      draft: { ...complete, couponCode: 'FLASH' },
    });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(toasted()).toEqual(['success: Coupon sucessfully removed']);
    expect(sent('POST /orders/fees').at(-1)).toMatchObject({ body: { coupon_code: null } });
    expect(field()).toHaveValue('');
  });

  it('CART-RULE-017 does not send an empty code', async () => {
    const { user, platform } = await visitCheckout('/checkout', { draft: complete });
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(), '  {Enter}');
    expect(platform.calls.map(({ call }) => call)).not.toContain('POST /coupons/redeem');
  });

  it('CART-RULE-019 shows why the server refuses a code, and keeps the typed code', async () => {
    const { user, toasted } = await visitCheckout('/checkout', {
      draft: complete,
      answers: {
        'POST /coupons/redeem': () => {
          throw new ApiError(422, 'This coupon code is not valid.');
        },
      },
    });
    await user.type(field(), 'FREE');
    await user.click(apply());
    expect(toasted()).toEqual(['error: This coupon code is not valid.']);
    expect(field()).toHaveValue('FREE');
  });

  const gone = () => {
    throw new ApiError(409, 'The code FLASH has been used up.', {
      coupon_code: ['The code FLASH has been used up.'],
    });
  };
  const unlessCoupon =
    (refuse: () => never) =>
    ({ body }: { body: unknown }) =>
      (body as { coupon_code: string | null }).coupon_code ? refuse() : { data: fees };

  it.each(['/checkout', '/shipping'])('%s takes off a code that no longer fits, and prices without it', async (at) => {
    const { platform, toasted, sent } = await visitCheckout(at, {
      draft: { ...complete, couponCode: 'FLASH' },
      answers: { 'POST /orders/fees': unlessCoupon(gone) },
    });
    expect(await screen.findByText('The coupon FLASH no longer applies and was removed.')).toBeVisible();
    expect(screen.getByText('The code FLASH has been used up.')).toBeVisible();
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
    expect(sent('POST /orders/fees').at(-1)).toMatchObject({ body: { coupon_code: null } });
    expect(platform.storage.get('checkout')).toContain('"couponCode":null');
    expect(toasted()).toEqual([]);
  });

  it('speaks of a code that was taken off only until another one is applied', async () => {
    const { user } = await visitCheckout('/checkout', {
      draft: { ...complete, couponCode: 'FLASH' },
      answers: {
        'POST /orders/fees': ({ body }: { body: unknown }) =>
          (body as { coupon_code: string | null }).coupon_code === 'FLASH' ? gone() : { data: fees },
        'POST /coupons/redeem': () => ({ data: { code: 'TEN', amount: 850 } }),
      },
    });
    expect(await screen.findByText('The coupon FLASH no longer applies and was removed.')).toBeVisible();
    await user.type(field(), 'ten{Enter}');
    const remove = await screen.findByRole('button', { name: 'Remove' });
    await new Promise((resolve) => setTimeout(resolve, 650)); // a quicker second press does nothing
    await user.click(remove);
    expect(field()).toBeVisible();
    expect(screen.queryByText(/no longer applies/)).toBeNull();
  });

  it('shows no total while no price is known', async () => {
    await visitCheckout('/checkout', {
      draft: complete,
      answers: {
        'POST /orders/fees': () => {
          throw new ApiError(503, 'Down');
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('₦0.00')).toBeNull();
  });

  it.each([{}, { data: null }, { total: null }])('shows no total for an answer without one: %j', async (answer) => {
    await visitCheckout('/checkout', { draft: complete, answers: { 'POST /orders/fees': () => answer } });
    expect(await screen.findByText('The total is not available.')).toBeVisible();
    expect(screen.queryByText('₦0.00')).toBeNull();
  });

  it('shows no price of the order with the coupon when the price without it does not load', async () => {
    const { user, platform } = await visitCheckout('/checkout', {
      draft: { ...complete, couponCode: 'FLASH' },
    });
    platform.answer({
      'POST /orders/fees': () => {
        throw new ApiError(503, 'Down');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The total is not available.')).toBeVisible();
    expect(screen.queryByText('₦10,145.96')).toBeNull();
  });
});
