import type { PaymentNews } from '@nkm/contracts';
import { aUser, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { usePaymentNotices } from './use-payment-notices';

const failed: PaymentNews = {
  order_id: 7,
  order_reference: 'NKM-1',
  payment_reference: 'NKM-1-1',
  amount: 12_500.5,
  units: 2,
  state: 'failed',
  pay_link: null,
};
const NEWS = 'The payment of order NKM-1 (₦12,500.50) failed.';

type CartStatus = Parameters<typeof usePaymentNotices>[0];

/** Opens a page whose cart has this status, while the server has not told the news yet. */
async function openPage(cart: CartStatus, { isGuest = false } = {}) {
  let answer!: (news: PaymentNews[]) => void;
  const told = new Promise<PaymentNews[]>((resolve) => (answer = resolve));
  const platform = createTestPlatform(
    'mfe-cart-checkout',
    { 'GET /payments': async () => ({ data: await told }) },
    { api: 1 },
  );
  if (!isGuest) platform.signIn(aUser());
  let setCart!: (status: CartStatus) => void;
  function Page() {
    const [known, setKnown] = useState(cart);
    setCart = setKnown;
    const { status, above, below } = usePaymentNotices(known);
    return (
      <>
        {above}
        <p>cart is {status}</p>
        {below}
      </>
    );
  }
  const { container, unmount } = renderInShop(<Page />, { platform });
  let shown = container;
  await act(async () => undefined);
  return {
    platform,
    text: () => shown.textContent,
    /** The shopper leaves the page and comes back; the server does not answer again. */
    async opensAgain() {
      unmount();
      platform.answer({ 'GET /payments': () => new Promise(() => undefined) });
      shown = renderInShop(<Page />, { platform }).container;
      await act(async () => undefined);
    },
    cartIs: (status: CartStatus) => act(async () => setCart(status)),
    newsAre: (...news: PaymentNews[]) => act(async () => answer(news)),
    passes: (ms: number) => act(async () => jest.advanceTimersByTime(ms)),
  };
}

describe('the place of the news of interrupted payments', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is above the cart, which appears together with them', async () => {
    const { text, cartIs, newsAre, passes, platform } = await openPage('loading');
    await cartIs('ready');
    await passes(400);
    expect(text()).toBe('cart is loading');
    await newsAre(failed);
    expect(text()).toMatch(/^The payment of order NKM-1 .*cart is ready$/);
    await passes(5_000);
    expect(text()).toMatch(/cart is ready$/);
    expect(platform.toasts).toEqual([]);
  });

  it('stays empty until the cart appears', async () => {
    const { text, cartIs, newsAre } = await openPage('loading');
    await newsAre(failed);
    expect(text()).toBe('cart is loading');
    await cartIs('failed');
    expect(text()).toMatch(/^The payment of order NKM-1 .*cart is failed$/);
  });

  it('is below a cart that has waited half a second for them, with a toast', async () => {
    const { text, cartIs, newsAre, passes, platform } = await openPage('loading');
    await cartIs('ready');
    await passes(500);
    expect(text()).toBe('cart is ready');
    await newsAre(failed);
    expect(text()).toMatch(/^cart is ready.*The payment of order NKM-1/);
    expect(screen.getByRole('status')).toHaveTextContent(NEWS);
    expect(platform.toasts).toEqual([{ tone: 'warning', message: NEWS, detail: 'See the end of this page.' }]);
  });

  it('is above a cart that the page knows from the start, too, and at once on the next visit', async () => {
    const { text, newsAre, opensAgain, platform } = await openPage('ready');
    expect(text()).toBe('cart is loading');
    await newsAre(failed);
    expect(text()).toMatch(/^The payment of order NKM-1 .*cart is ready$/);
    await opensAgain();
    expect(text()).toMatch(/^The payment of order NKM-1 .*cart is ready$/);
    expect(platform.toasts).toEqual([]);
  });

  it('is below the cart of a guest who signs in, which stays visible', async () => {
    const { text, cartIs, newsAre, passes, platform } = await openPage('loading', { isGuest: true });
    await cartIs('ready');
    expect(text()).toBe('cart is ready');
    await passes(0);
    await act(async () => platform.signIn(aUser()));
    expect(text()).toBe('cart is ready');
    await newsAre(failed);
    expect(text()).toMatch(/^cart is ready.*The payment of order NKM-1/);
  });

  it('needs no waiting when there are no news', async () => {
    const { text, cartIs, newsAre, platform } = await openPage('loading');
    await newsAre();
    await cartIs('ready');
    expect(text()).toBe('cart is ready');
    expect(platform.toasts).toEqual([]);
  });
});
