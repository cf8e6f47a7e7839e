import { screen, waitFor } from '@testing-library/react';
import { complete, fees, twoWays, visitCheckout } from '../../../test/visit-checkout';

const CALCULATING = 'We are calculating the price of this order in NKM coins.';
const TOO_MUCH = 'Cash on Delivery is possible for orders up to ₦5,000.00.';
const way = (code: string, title: string) => ({ code, title, enabled: true, reason: null });
const offered = {
  'GET /checkout/options': () => ({
    data: {
      ...twoWays['GET /checkout/options']().data,
      payment_methods: [
        way('card', 'Card / Paystack'),
        way('nkm_point', 'NKM Point'),
        way('cash_on_delivery', 'Cash on Delivery'),
      ],
    },
  }),
};
const quote = (price: number) => {
  const quoted = { ...fees, coins: { price, available: 20_000 }, cash: { price: 9_000, reason: TOO_MUCH } };
  return { ...quoted, data: quoted };
};
const standard = () => screen.getByRole('radio', { name: /^Standard/ });

describe('the ways to pay at the checkout while a new quote loads', () => {
  it('keep their lines and states, without the price of the earlier choice', async () => {
    const { user, platform } = await visitCheckout('/checkout', {
      draft: complete,
      api: 1,
      answers: { ...offered, 'POST /orders/fees': () => quote(10_000) },
    });
    expect(await screen.findByText('This order costs 10,000 NKM coins. You have 20,000 NKM coins.')).toBeVisible();
    let send = (_: object) => {};
    platform.answer({ 'POST /orders/fees': () => new Promise<object>((resolve) => (send = resolve)) });

    await user.click(screen.getByRole('radio', { name: /^NKM Point/ }));
    expect(screen.getByText(CALCULATING)).toBeVisible();
    expect(screen.queryByText(/10,000 NKM coins/)).toBeNull();
    expect(screen.getByText(TOO_MUCH)).toBeInTheDocument();

    send(quote(30_000));
    expect(await screen.findByText('This order costs 30,000 NKM coins. You have 20,000 NKM coins.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^NKM Point/ })).toBeDisabled();
  });

  it('keep a line for the price in coins before the first quote', async () => {
    await visitCheckout('/checkout', {
      draft: complete,
      api: 1,
      answers: { ...offered, 'POST /orders/fees': () => new Promise(() => {}) },
    });
    expect(screen.getByText(CALCULATING)).toBeVisible();
    expect(standard()).toBeVisible();
  });

  it('lose the line when the server quotes no coins', async () => {
    await visitCheckout('/checkout', { draft: complete, api: 1, answers: offered });
    await waitFor(() => expect(screen.queryByText(CALCULATING)).toBeNull());
    expect(screen.getByRole('radio', { name: 'NKM Point' })).toBeEnabled();
  });
});
