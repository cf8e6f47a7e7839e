import type { PaymentOffer } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { openWebAddress } from '@nkm/ui';

jest.mock('@nkm/ui', () => ({ ...jest.requireActual('@nkm/ui'), openWebAddress: jest.fn() }));

const offer: PaymentOffer = {
  transaction_reference: 'NKM-77',
  payment_method: 'card',
  amount: 4_563.46,
  payment_methods: [
    { code: 'card', title: 'Card / Paystack', enabled: true, reason: null, total: 4_563.46 },
    { code: 'bank_transfer', title: 'Bank Transfer', enabled: true, reason: null, total: 4_563.46 },
    {
      code: 'nkm_point',
      title: 'NKM Point',
      enabled: false,
      reason: 'You have 20 coins.',
      total: 4_397.5,
      coins: 4_398,
    },
    { code: 'cash_on_delivery', title: 'Cash on Delivery', enabled: true, reason: null, total: 4_397.5 },
  ],
};
const AT = '/pay-another-way?reference=NKM-77';

async function open({
  at = AT,
  api = 2,
  offered = () => ({ data: offer }) as unknown,
  answer = () => ({ authorization_url: 'https://pay.test/1', data: {} }) as unknown,
} = {}) {
  const platform = createTestPlatform(
    'mfe-cart-checkout',
    { 'GET /orders/:reference/payment-methods': offered, 'PATCH /orders/:reference/payment-method': answer },
    { api },
  );
  const route = routes.find(({ id }) => id === 'pay-another-way')!;
  const view = await renderRoute(route, { platform, at });
  return { ...view, platform };
}
const way = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

describe('/pay-another-way', () => {
  beforeEach(() => jest.mocked(openWebAddress).mockClear());

  it('lists the ways with the total of each, and the reason at one that does not fit', async () => {
    await open();
    expect(screen.getByText('Order NKM-77: ₦4,563.46 to pay.')).toBeVisible();
    expect(way('Card')).toHaveAccessibleDescription('Total ₦4,563.46 · Your choice so far');
    expect(way('Cash')).toHaveAccessibleDescription('Total ₦4,397.50');
    expect(way('NKM Point')).toHaveAccessibleDescription('You have 20 coins.');
    expect(way('NKM Point')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('sends the total that the shopper confirmed, and opens the payment', async () => {
    const view = await open();
    if (!('user' in view)) throw new Error('The page did not open');
    await view.user.click(way('Cash'));
    expect(screen.getByText('The new total is ₦4,397.50 instead of ₦4,563.46.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Pay ₦4,397.50 in cash on delivery' }));
    await waitFor(() => expect(openWebAddress).toHaveBeenCalledWith('https://pay.test/1'));
    expect(view.platform.calls.at(-1)).toMatchObject({
      call: 'PATCH /orders/NKM-77/payment-method',
      body: { payment_method: 'cash_on_delivery', total: 4_397.5 },
    });
  });

  it('offers a link for somebody else only while a payment with the provider can start', async () => {
    const view = await open();
    if (!('user' in view)) throw new Error('The page did not open');
    expect(screen.getByRole('region', { name: 'Let someone else pay' })).toBeVisible();
    view.unmount();
    const reason = 'The time to pay this way has ended.';
    const over = offer.payment_methods.map((one) =>
      one.code === 'card' || one.code === 'bank_transfer' ? { ...one, enabled: false, reason } : one,
    );
    await open({ offered: () => ({ data: { ...offer, payment_methods: over } }) });
    expect(way('Card')).toHaveAccessibleDescription(reason);
    expect(screen.queryByRole('region', { name: 'Let someone else pay' })).not.toBeInTheDocument();
  });

  it('names the way on the button', async () => {
    const view = await open();
    if (!('user' in view)) throw new Error('The page did not open');
    await view.user.click(way('Bank'));
    expect(screen.getByText('The total stays ₦4,563.46.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₦4,563.46 by bank transfer' })).toBeVisible();
  });

  it('says why the server refused, and leads to what helps', async () => {
    const view = await open({
      answer: () => {
        throw new ApiError(409, 'The products in this order are sold out.');
      },
    });
    if (!('user' in view)) throw new Error('The page did not open');
    await view.user.click(way('Cash'));
    await view.user.click(screen.getByRole('button', { name: /in cash/ }));
    expect(await screen.findByText('The products in this order are sold out.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what you can do' })).toHaveAttribute(
      'href',
      '/payment-error?reference=NKM-77',
    );
  });

  it('says that a press can be repeated when the shop did not answer', async () => {
    const view = await open({
      answer: () => {
        throw new ApiError(0, 'offline');
      },
    });
    if (!('user' in view)) throw new Error('The page did not open');
    await view.user.click(way('Cash'));
    await view.user.click(screen.getByRole('button', { name: /in cash/ }));
    expect(await screen.findByText(/You can try again safely/)).toBeVisible();
  });

  it('creates a link for somebody else, copies it, shows it as a QR code, and ends it', async () => {
    const url = 'https://shop.test/pay-for-someone#token-of-this-link';
    const view = await open();
    if (!('user' in view)) throw new Error('The page did not open');
    const { platform, user } = view;
    platform.answer({
      'POST /orders/:reference/payer-links': () => ({ data: { url } }),
      'DELETE /orders/:reference/payer-links': () => ({ message: 'The links no longer work' }),
    });
    expect(screen.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create a link' }));
    expect(await screen.findByLabelText('Link to pay this order')).toHaveValue(url);
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(platform.toasts.at(-1)).toMatchObject({ tone: 'success', message: 'Link copied' });
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Create a link' })).toBeVisible();
    expect(platform.calls.map(({ call }) => call)).toContain('DELETE /orders/NKM-77/payer-links');
  });

  it('ends a link of an earlier visit', async () => {
    const view = await open({ offered: () => ({ data: { ...offer, has_payer_link: true } }) });
    if (!('user' in view)) throw new Error('The page did not open');
    view.platform.answer({ 'DELETE /orders/:reference/payer-links': () => ({ message: 'The links no longer work' }) });
    await view.user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Create a link' })).toBeVisible();
  });

  it('opens the share sheet of a device that has one, and takes a closed sheet for no failure', async () => {
    const url = 'https://shop.test/pay-for-someone#token-of-this-link';
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    const view = await open();
    if (!('user' in view)) throw new Error('The page did not open');
    view.platform.answer({ 'POST /orders/:reference/payer-links': () => ({ data: { url } }) });
    await view.user.click(screen.getByRole('button', { name: 'Create a link' }));
    await view.user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ text: 'Please pay ₦4,563.46 for my order at NKM.', url });
    expect(view.platform.toasts).toEqual([]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('says why the way cannot change any more', async () => {
    await open({
      offered: () => {
        throw new ApiError(409, 'Order NKM-77 is already paid.');
      },
    });
    expect(screen.getByText('Order NKM-77 is already paid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/my-orders');
  });

  it.each([
    ['a server without the call', { api: 1 }],
    ['an address without an order', { at: '/pay-another-way' }],
  ])('leads to the orders with %s', async (_what, how) => {
    const view = await open(how);
    expect(view).toHaveProperty('redirectedTo', '/my-orders');
    const { platform } = view;
    expect(platform.calls).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Pay another way' })).not.toBeInTheDocument();
  });
});
