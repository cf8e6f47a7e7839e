import type { PayerView } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { tabStorage } from '@nkm/platform/stored';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { openWebAddress } from '@nkm/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../expose/routes';

jest.mock('@nkm/ui', () => ({ ...jest.requireActual('@nkm/ui'), openWebAddress: jest.fn() }));

const TOKEN = 'a'.repeat(43);
const open: PayerView = {
  status: 'open',
  amount: 4_563.46,
  first_name: 'Ada',
  payment_method: 'card',
  held_seconds: 1_500,
};

async function visit({
  at = `/pay-for-someone#${TOKEN}`,
  api = 2,
  view = () => open as PayerView,
  start = () => ({ data: { authorization_url: 'https://pay.test/1', reference: 'NKM-7-2' } }) as unknown,
  stored = null as string | null,
} = {}) {
  const platform = createTestPlatform(
    'mfe-cart-checkout',
    { 'POST /payer-links/read': () => ({ data: view() }), 'POST /payer-links/pay': start },
    { api, brand: 'Oja' },
  );
  if (stored !== null) tabStorage.set('payer-token', stored);
  const route = routes.find(({ id }) => id === 'pay-for-someone')!;
  const shown = await renderRoute(route, { platform, at });
  if (!('user' in shown)) throw new Error('The page did not open');
  return { ...shown, platform };
}
const bodies = (platform: { calls: { call: string; body: unknown }[] }, call: string) =>
  platform.calls.filter((sent) => sent.call === call).map(({ body }) => body);

describe('/pay-for-someone', () => {
  beforeEach(() => {
    jest.mocked(openWebAddress).mockClear();
    sessionStorage.clear();
  });

  it('stays out of search engines, and its address is sent to no other site', () => {
    const route = routes.find(({ id }) => id === 'pay-for-someone')!;
    expect(route).toMatchObject({ access: 'open', public: false, secretQuery: true });
    expect(route.head?.(null, new URL('http://shop.test/pay-for-someone'))).toEqual({ robots: 'noindex' });
  });

  it('shows who asks, the amount, the shop and the time left', async () => {
    const { platform } = await visit();
    expect(await screen.findByText('Ada asks you to pay for an order at Oja.')).toBeVisible();
    expect(screen.getByText('₦4,563.46')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/2[45]:/);
    expect(screen.getByText(/After that, they may be sold out\./)).toBeVisible();
    expect(bodies(platform, 'POST /payer-links/read')).toEqual([{ token: TOKEN }]);
  });

  it('says that the products may be sold out after their time', async () => {
    await visit({ view: () => ({ ...open, held_seconds: null }) });
    expect(await screen.findByText('The products are no longer reserved and may be sold out.')).toBeVisible();
  });

  it('sends the email to the provider, and opens its page', async () => {
    const { user, platform } = await visit();
    await user.type(await screen.findByLabelText('Your email *'), ' grace@example.com');
    await user.click(screen.getByRole('button', { name: 'Pay ₦4,563.46' }));
    await waitFor(() => expect(openWebAddress).toHaveBeenCalledWith('https://pay.test/1'));
    expect(bodies(platform, 'POST /payer-links/pay')).toEqual([{ token: TOKEN, email: 'grace@example.com' }]);
    expect(tabStorage.get('payer-token')).toBe(TOKEN);
  });

  it('shows the order of a link that is pasted into the same tab', async () => {
    const { platform, router } = await visit();
    expect(await screen.findByText('Ada asks you to pay for an order at Oja.')).toBeVisible();
    const other = 'b'.repeat(43);
    platform.answer({ 'POST /payer-links/read': () => ({ data: { ...open, first_name: 'Femi' } }) });
    await act(() => router.navigate(`/pay-for-someone#${other}`));
    expect(await screen.findByText('Femi asks you to pay for an order at Oja.')).toBeVisible();
    expect(bodies(platform, 'POST /payer-links/read')).toEqual([{ token: TOKEN }, { token: other }]);
  });

  it('asks for a valid email before it sends anything', async () => {
    const { user, platform } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Pay ₦4,563.46' }));
    expect(screen.getByText('Enter a valid email address')).toBeVisible();
    expect(bodies(platform, 'POST /payer-links/pay')).toEqual([]);
  });

  it('says why the payment cannot start', async () => {
    const { user } = await visit({
      start: () => {
        throw new ApiError(409, 'The products in this order are sold out.');
      },
    });
    await user.type(await screen.findByLabelText('Your email *'), 'grace@example.com');
    await user.click(screen.getByRole('button', { name: 'Pay ₦4,563.46' }));
    expect(await screen.findByText('The products in this order are sold out.')).toBeVisible();
  });

  it('thanks the payer who comes back from the provider without the link', async () => {
    const { platform } = await visit({
      at: '/pay-for-someone?reference=NKM-7-2',
      stored: TOKEN,
      view: () => ({ status: 'paid', payment: { status: 'confirmed', message: null } }),
    });
    expect(await screen.findByText('Thank you. Your payment has arrived at Oja.')).toBeVisible();
    expect(bodies(platform, 'POST /payer-links/read')).toEqual([{ token: TOKEN, reference: 'NKM-7-2' }]);
    expect([tabStorage.get('payer-token'), localStorage.length]).toEqual([TOKEN, 0]);
  });

  it.each<[string, PayerView, string | RegExp]>([
    [
      'a second payment',
      { status: 'paid', payment: { status: 'failed', message: 'It will be refunded.' } },
      /refunded/,
    ],
    ['a paid order', { status: 'paid' }, 'This order is paid. You do not need to pay.'],
    ['an order that has ended', { status: 'ended' }, 'This order can no longer be paid.'],
    ['an undecided payment', { ...open, status: 'undecided' }, 'Please do not pay. This page shows the result.'],
    ['a payer who left', { ...open, payment: { status: 'left', message: null } }, /^You came back without paying/],
    ['one’s own order', { ...open, is_own: true }, /This is your own order\./],
  ])('explains %s', async (_what, view, text) => {
    await visit({ view: () => view });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['the server does not know it', { view: () => { throw new ApiError(404, 'gone'); } }], // oxfmt-ignore
    ['the address has none', { at: '/pay-for-someone' }],
    ['the server has no such links', { api: 1 }],
  ])('says that the link does not work when %s', async (_what, how) => {
    await visit(how);
    expect(await screen.findByText('This link no longer works')).toBeVisible();
    expect(screen.queryByLabelText('Your email *')).not.toBeInTheDocument();
  });
});
