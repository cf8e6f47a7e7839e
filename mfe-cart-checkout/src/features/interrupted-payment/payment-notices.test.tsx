import type { PaymentNews } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, aUser, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { usePaymentNotices } from './use-payment-notices';

const waiting: PaymentNews = {
  order_id: 7,
  order_reference: 'NKM-1',
  payment_reference: 'NKM-1-1',
  amount: 12_500.5,
  units: 2,
  state: 'unpaid',
  pay_link: 'https://shop.test/api/orders/7/pay/k',
};
const ended = { ...waiting, pay_link: null };

function Page() {
  const { above, below } = usePaymentNotices('ready');
  return (
    <>
      {above}
      {below}
    </>
  );
}

async function open(news: PaymentNews[], answers: Answers = {}, api = 1) {
  const platform = createTestPlatform(
    'mfe-cart-checkout',
    { 'GET /payments': () => ({ data: news }), ...answers },
    { api },
  );
  platform.signIn(aUser());
  const page = renderInShop(<Page />, { platform });
  await act(async () => undefined);
  return { ...page, platform };
}

const link = (name: string) => screen.getByRole('link', { name });

describe('the news of interrupted payments', () => {
  it('let the shopper pay an order that waits, or change it', async () => {
    await open([waiting]);
    expect(await screen.findByText('Order NKM-1 (₦12,500.50) is not paid yet.')).toBeVisible();
    expect(screen.getByText('Its 2 products are in this order, no longer in your cart.')).toBeVisible();
    expect(link('Pay now')).toHaveAttribute('href', waiting.pay_link);
    expect(link('Cancel or change')).toHaveAttribute('href', '/payment-error?reference=NKM-1');
  });

  it('say what a confirmed order costs in cash on delivery, and offer no payment', async () => {
    await open([{ ...ended, state: 'confirmed', pay_on_delivery: 12_500.5 }]);
    expect(await screen.findByText('Order NKM-1 (₦12,500.50) is confirmed.')).toBeVisible();
    expect(screen.getByText('Pay ₦12,500.50 in cash when you receive it.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('say that the cash of a pickup is paid when the shopper collects it', async () => {
    await open([{ ...ended, state: 'confirmed', pay_on_delivery: 12_500.5, delivery_type: 'Pickup' }]);
    expect(await screen.findByText('Pay ₦12,500.50 in cash when you collect it.')).toBeVisible();
  });

  it('ask for another try after a failed payment', async () => {
    await open([{ ...waiting, state: 'failed', units: 1 }]);
    expect(await screen.findByText('The payment of order NKM-1 (₦12,500.50) failed.')).toBeVisible();
    expect(screen.getByText('Its product is in this order, no longer in your cart.')).toBeVisible();
    expect(link('Try again')).toHaveAttribute('href', waiting.pay_link);
  });

  it('warn against a second payment while the first is undecided, and have it checked', async () => {
    const { platform } = await open([{ ...ended, state: 'pending' }], {
      'GET /payments/NKM-1-1': () => ({ data: {} }),
    });
    expect(await screen.findByText('Order NKM-1 (₦12,500.50) is being confirmed. Do not pay again.')).toBeVisible();
    expect(platform.calls.map(({ call }) => call)).toContain('GET /payments/NKM-1-1');
    expect(link('Check the payment')).toHaveAttribute('href', '/payment-success?reference=NKM-1-1');
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('show what the provider says about an undecided payment', async () => {
    const readings: PaymentNews[] = [
      { ...ended, state: 'pending' },
      { ...ended, state: 'confirmed' },
    ];
    await open([], {
      'GET /payments': () => ({ data: [readings.shift()] }),
      'GET /payments/NKM-1-1': () => ({ data: {} }),
    });
    expect(await screen.findByText('Order NKM-1 (₦12,500.50) is confirmed.')).toBeVisible();
  });

  it.each([
    ['confirmed', 'Order NKM-1 (₦12,500.50) is confirmed.'],
    ['returned', 'The products of order NKM-1 (₦12,500.50) are back in your cart.'],
    ['cancelled', 'Order NKM-1 (₦12,500.50) was cancelled before it was paid.'],
  ] as const)('tell that an order is %s until the shopper dismisses it', async (state, text) => {
    const { user, platform } = await open([{ ...ended, state }], { 'POST /payments/seen': () => null });
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(text)).toBeNull();
    await waitFor(() =>
      expect(platform.calls.at(-1)).toMatchObject({ call: 'POST /payments/seen', body: { order_id: 7 } }),
    );
  });

  it('say nothing when the server keeps no journal or cannot be reached', async () => {
    expect((await open([waiting])).container).not.toBeEmptyDOMElement();
    const without = await open([waiting], {}, 0);
    expect(without.platform.calls).toEqual([]);
    expect(without.container).toBeEmptyDOMElement();
    const busy = () => {
      throw new ApiError(503, 'Busy');
    };
    expect((await open([waiting], { 'GET /payments': busy })).container).toBeEmptyDOMElement();
  });
});
