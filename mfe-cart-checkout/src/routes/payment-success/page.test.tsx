import { STORAGE_KEYS } from '@nkm/platform';
import { ApiError } from '@nkm/platform';
import { act, screen, within } from '@testing-library/react';
import { complete, dress, fees, visitCheckout } from '../../../test/visit-checkout';
import { routes } from '../../expose/routes';
import { DRAFT_KEY } from '../../features/checkout/draft';
import { keepAttempt } from '../../features/payment/attempt';

const THANKS = 'Thank you for your payment. A confirmation email has been sent to your email address.';
const state =
  (status: string, message: string | null = null) =>
  () => ({ data: { reference: 'NKM-77', order_id: 77, status, amount: 10145.96, message } });
const visitSuccess = (
  answer: () => unknown,
  at = '/payment-success?reference=NKM-77&trxref=NKM-77',
  more: Parameters<typeof visitCheckout>[1] = {},
) => visitCheckout(at, { api: 1, answers: { 'GET /payments/NKM-77': answer }, ...more });

describe('/payment-success', () => {
  it('CART-ROUTE-008 CART-MSG-005 CART-MSG-006 thanks the shopper once the server confirms the payment', async () => {
    expect(routes.find(({ path }) => path === '/payment-success')).toMatchObject({ access: 'signed-in' });
    await visitSuccess(state('confirmed'));
    expect(screen.getByText(THANKS)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check order status' })).toHaveAttribute('href', '/my-orders');
  });

  it('shows the charged amount in naira while prices show in dollars', async () => {
    const { platform } = await visitSuccess(state('confirmed'));
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(screen.getByText(/^Charged in naira/).closest('p')).toHaveTextContent('₦10,145.96');
  });

  it('names the coins that paid the order, and no charge in naira', async () => {
    const { data } = state('confirmed')();
    const { platform } = await visitSuccess(() => ({ data: { ...data, coins: 4_398 } }));
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(screen.getByText('You paid with 4,398 NKM coins.')).toBeVisible();
    expect(screen.queryByText(/^Charged in naira/)).toBeNull();
  });

  it('says what an order in cash costs at the door, and thanks for no payment', async () => {
    const { data } = state('confirmed')();
    await visitSuccess(() => ({ data: { ...data, pay_on_delivery: 4_397.5 } }));
    expect(screen.getByText('Order NKM-77 is confirmed.')).toBeVisible();
    expect(screen.getByText('Pay ₦4,397.50 in cash when it arrives.')).toBeVisible();
    expect(screen.queryByText(THANKS)).toBeNull();
  });

  it('says that the cash of a pickup is paid when the shopper collects it', async () => {
    const { data } = state('confirmed')();
    const delivery = { type: 'Pickup', place: { state: 'Lagos', title: 'GIGL Ikeja' } };
    await visitSuccess(() => ({ data: { ...data, pay_on_delivery: 4_397.5, delivery } }));
    expect(screen.getByText('Pay ₦4,397.50 in cash when you collect it.')).toBeVisible();
  });

  it('emits order.paid and deletes the stored attempt, choices and selection', async () => {
    const paid = jest.fn();
    const { platform, shopper } = await visitSuccess(state('confirmed'), undefined, {
      prepare(prepared) {
        prepared.bus.on('order.paid', paid);
        keepAttempt(prepared.storage, {
          key: 'k',
          shopperId: 1,
          request: {},
          lines: [dress],
          fees,
          placed: { reference: 'NKM-77' },
        });
      },
    });
    expect(shopper).toBeDefined();
    expect(paid).toHaveBeenCalledTimes(1);
    expect(paid).toHaveBeenCalledWith({ orderId: 77, reference: 'NKM-77' });
    for (const key of ['payment-attempt', DRAFT_KEY, STORAGE_KEYS.selectedProducts] as const)
      expect(platform.storage.get(key)).toBeNull();
  });

  it('announces the refund of a second payment, also after a reload', async () => {
    const message = 'This order was already paid. This second payment will be refunded.';
    for (let load = 0; load < 2; load += 1) {
      const { unmount } = await visitSuccess(state('confirmed', message));
      expect(screen.getByText(THANKS)).toBeVisible();
      expect(screen.getByText(message)).toBeVisible();
      unmount();
    }
  });

  it('shows the pickup station with street and hours, without duplicates', async () => {
    const place = {
      title: 'GIG Logistics Umuahia',
      address: '14 Library Avenue, Umuahia, Abia',
      city: 'Umuahia',
      state: 'Abia',
      hours: 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed',
    };
    const { data } = state('confirmed')();
    await visitSuccess(() => ({ data: { ...data, delivery: { type: 'Pickup', place } } }));
    const station = screen.getByRole('region', { name: 'Pickup station' });
    expect([...station.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      'GIG Logistics Umuahia',
      '14 Library Avenue, Umuahia, Abia',
    ]);
    expect(station).toHaveTextContent('Open: Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed');
    expect(within(station).getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      expect.stringContaining('query=GIG%20Logistics%20Umuahia%2C%2014%20Library%20Avenue'),
    );
  });

  it('polls a pending payment in the background and asks not to pay again', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true });
    try {
      const { sent, platform } = await visitSuccess(state('pending'));
      expect(screen.getByText(/do not pay again/)).toBeVisible();
      expect(screen.queryByText(THANKS)).toBeNull();
      await act(async () => void (await jest.advanceTimersByTimeAsync(2_000)));
      await act(async () => void (await jest.advanceTimersByTimeAsync(3_000)));
      const asked = sent('GET /payments/NKM-77');
      expect(asked).toHaveLength(3);
      expect(asked.every(({ options }) => options.background)).toBe(true);
      platform.answer({ 'GET /payments/NKM-77': state('confirmed') });
      await act(async () => void (await jest.advanceTimersByTimeAsync(5_000)));
      expect(screen.getByText(THANKS)).toBeVisible();
      await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)));
      expect(sent('GET /payments/NKM-77')).toHaveLength(4);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps polling while the server is unavailable', async () => {
    await visitSuccess(() => {
      throw new ApiError(503, 'Away');
    });
    expect(screen.getByText(/do not pay again\. We will keep trying/)).toBeVisible();
  });

  it('redirects to the failure page when the payment failed', async () => {
    const { path, router, platform } = await visitSuccess(state('failed', 'Declined'), undefined, {
      prepare: ({ storage }) =>
        keepAttempt(storage, { key: 'k', shopperId: 1, request: {}, lines: [dress], fees, placed: null }),
    });
    expect(path()).toBe('/payment-error');
    expect(router.state.location.search).toBe('?reference=NKM-77');
    expect(platform.storage.get('payment-attempt')).toBeNull();
    expect(platform.storage.get(DRAFT_KEY)).toBe(JSON.stringify(complete));
  });

  it('accepts trxref as the reference', async () => {
    await visitSuccess(state('confirmed'), '/payment-success?trxref=NKM-77');
    expect(screen.getByText(THANKS)).toBeVisible();
  });

  it('reports an unknown payment instead of success', async () => {
    await visitSuccess(() => {
      throw new ApiError(404, 'Not found');
    });
    expect(screen.getByText('Payment not found')).toBeVisible();
    expect(screen.queryByText(THANKS)).toBeNull();
  });

  it('thanks the shopper when the documented server does not report payments', async () => {
    const { called } = await visitSuccess(state('pending'), undefined, { api: 0 });
    expect(screen.getByText(THANKS)).toBeVisible();
    expect(called()).not.toContain('GET /payments/NKM-77');
  });
});
