import { ApiError } from '@nkm/platform';
import { aCartItem, type Answers } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../../test/visit';

const dress = aCartItem({ product: { id: 1, title: 'Ankara dress', selling_price: 8500, quantity: 9 } });
const lamp = aCartItem({ product: { id: 2, title: 'Solar lamp', selling_price: 3000, quantity: 9 } });
const cart = [dress, lamp];
const unchanged: Answers = {
  'GET /products/:id': ({ params }) => ({
    data: { ...cart.find(({ product }) => `${product.id}` === params.id)?.product, variants: [] },
  }),
};
const refuse = (message: string) => () => {
  throw new ApiError(422, message, { coupon_code: [message] });
};

async function open({ code = null, redeem }: { code?: string | null; redeem: Answers[string] }) {
  return visit('/cart', {
    cart,
    selected: true,
    answers: { ...unchanged, 'POST /coupons/redeem': redeem },
    prepare(platform) {
      if (code === null) return;
      const draft = { paymentMethod: null, shippingOption: null, deliveryType: null, pickup: null, addressId: null };
      platform.storage.write('checkout', { ...draft, deliveryTime: 'home delivery', couponCode: code });
    },
  });
}
const field = () => screen.getByRole('textbox', { name: 'Coupon code' });

describe('the coupon in the cart', () => {
  it('CART-SCR-008 is applied to the selected lines, and kept for the checkout', async () => {
    const { user, platform, toasted } = await open({ redeem: () => ({ data: { code: 'TEN', amount: 1150 } }) });
    await user.type(field(), 'ten{Enter}');
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(await summary.findByText('You save ₦1,150.00 on the selected products.')).toBeVisible();
    expect(summary.getByText('Coupon discount').nextElementSibling).toHaveTextContent('-₦1,150.00');
    expect(summary.getByText('Total so far').nextElementSibling).toHaveTextContent('₦10,350.00');
    expect(toasted()).toEqual(['success: Coupon sucessfully applied']);
    expect(platform.storage.get('checkout')).toContain('"couponCode":"TEN"');
  });

  it('shows what it saves again when the selection changes', async () => {
    const { user } = await open({
      code: 'TEN',
      redeem: ({ body }) => ({
        data: { code: 'TEN', amount: (body as { products: unknown[] }).products.length === 2 ? 1150 : 850 },
      }),
    });
    expect(await screen.findByText(/You save ₦1,150\.00/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Solar lamp' }));
    expect(await screen.findByText(/You save ₦850\.00/)).toBeVisible();
  });

  it('leaves with a notice when it fits no selected line', async () => {
    const { platform, toasted } = await open({
      code: 'WOMEN20',
      redeem: refuse('The code WOMEN20 is only valid for Bags.'),
    });
    expect(await screen.findByText('The coupon WOMEN20 no longer applies and was removed.')).toBeVisible();
    expect(screen.getByText('The code WOMEN20 is only valid for Bags.')).toBeVisible();
    expect(platform.storage.get('checkout')).toContain('"couponCode":null');
    await waitFor(() => expect(field()).toBeVisible());
    expect(toasted()).toEqual([]);
  });

  it('forgets the notice about a code once another one is applied', async () => {
    const { user } = await open({
      code: 'WOMEN20',
      redeem: ({ body }) =>
        (body as { code: string }).code === 'WOMEN20'
          ? refuse('The code WOMEN20 is only valid for Bags.')()
          : { data: { code: 'TEN', amount: 1150 } },
    });
    expect(await screen.findByText(/^The coupon WOMEN20 no longer applies/)).toBeVisible();
    await user.type(field(), 'ten{Enter}');
    expect(await screen.findByText(/You save/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 650)); // a quicker second press does nothing
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText(/no longer applies/)).toBeNull();
  });

  it('stays when the server does not answer', async () => {
    await open({
      code: 'TEN',
      redeem: () => {
        throw new ApiError(503, 'Down');
      },
    });
    expect(screen.getByText('The code TEN is applied.')).toBeVisible();
    expect(screen.getByText(/Your coupon discount is deducted there\.$/)).toBeVisible();
    expect(screen.queryByText(/no longer applies/)).toBeNull();
  });
});
