import type { Coupon, TrendingCategory } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, aUser } from '@nkm/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../../test/visit';

const aCoupon = (id: number, columns: Partial<Coupon> = {}): Coupon => ({
  id,
  code: null,
  label: '5% off',
  description: '5% off smartphones',
  store: { avatar: '', store_name: 'Adire House' },
  percent: 5,
  ...columns,
});
const CATEGORIES: TrendingCategory[] = [
  {
    name: 'Electronics',
    icon: '/icon.webp',
    coupons: [aCoupon(1, { min_spend: 50_000, ends_at: '2026-12-24T23:30:00.000Z', first_order_only: true })],
  },
  {
    name: 'Clothing',
    icon: '',
    coupons: [aCoupon(2, { percent: 20, label: '20% off', description: '20% off gowns' })],
  },
];

async function open(
  at = '/coupon',
  { answers = {}, signedIn = false }: { answers?: Answers; signedIn?: boolean } = {},
) {
  const page = await visit(at, {
    answers: {
      'GET /categories/trending': () => ({ data: CATEGORIES }),
      'GET /coupons/:id/claim': ({ params }) => ({ data: { code: `CODE${params.id}` } }),
      ...answers,
    },
    prepare: (platform) => signedIn && platform.signIn(aUser()),
  });
  const address = () => {
    const { pathname, search } = page.router.state.location;
    return pathname + search;
  };
  return { ...page, address };
}
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('/coupon', () => {
  it('CART-ROUTE-003 CART-SCR-035 shows the coupons with store and conditions', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    expect(cards()).toEqual(['5% off smartphones', '20% off gowns']);
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Adire House');
    expect(
      within(first!)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Minimum spend ₦50,000.00',
      'For your first order',
      'Until 25 Dec 2026, 00:30', // in Lagos
    ]);
  });

  const withSavings = (...saves: Coupon['saves'][]) => ({
    'GET /categories/trending': () => ({
      data: CATEGORIES.map((one, index) => ({
        ...one,
        coupons: one.coupons.map((coupon) => ({ ...coupon, saves: saves[index] })),
      })),
    }),
  });
  const savings = () => screen.getAllByRole('article').map((card) => within(card).queryByText(/^Saves ₦/)?.textContent);

  it('says what each coupon saves on the cart of a signed-in shopper, and marks the best one', async () => {
    await open('/coupon', { answers: withSavings(450, 1_200.5), signedIn: true });
    await waitFor(() => expect(savings()).toEqual(['Saves ₦450.00 on your cart', 'Saves ₦1,200.50 on your cart']));
    const [phones, gowns] = screen.getAllByRole('article');
    expect(within(gowns!).getByText('Saves most')).toBeVisible();
    expect(within(phones!).queryByText('Saves most')).toBeNull();
  });

  it('loads the savings of a signed-in shopper when the server rendered the page for a guest', async () => {
    const answers = [withSavings(null, null), withSavings(250, 0)].map((one) => one['GET /categories/trending']);
    const { called } = await open('/coupon', {
      answers: { 'GET /categories/trending': () => (answers.length > 1 ? answers.shift()! : answers[0]!)() },
      signedIn: true,
    });
    await waitFor(() => expect(savings()).toEqual(['Saves ₦250.00 on your cart', undefined]));
    expect(called().filter((call) => call === 'GET /categories/trending')).toHaveLength(2);
  });

  it('says nothing about savings to a guest, or where the coupon does not fit the cart', async () => {
    const { unmount } = await open('/coupon', { answers: withSavings(null, null) });
    expect(savings()).toEqual([undefined, undefined]);
    unmount();
    await open('/coupon', { answers: withSavings(0, 700), signedIn: true });
    await waitFor(() => expect(savings()).toEqual([undefined, 'Saves ₦700.00 on your cart']));
    expect(screen.queryByText('Saves most')).toBeNull();
  });

  it('CART-SCR-032 narrows by a trending category, which the address keeps', async () => {
    const { user, address } = await open();
    const sidebar = within(screen.getByRole('navigation', { name: 'Trending categories' }));
    await user.click(sidebar.getByRole('link', { name: 'Clothing' }));
    expect(cards()).toEqual(['20% off gowns']);
    expect(address()).toBe('/coupon?category=Clothing');
    expect(sidebar.getByRole('link', { name: 'Clothing' })).toHaveAttribute('aria-current', 'true');
    await user.click(sidebar.getByRole('link', { name: 'All coupons' }));
    expect(cards()).toHaveLength(2);
  });

  it('CART-SCR-033 is searched, and offers everything again when nothing fits', async () => {
    const { user, address } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search coupons' }), 'gowns{Enter}');
    expect(cards()).toEqual(['20% off gowns']);
    expect(address()).toBe('/coupon?q=gowns');
    await user.clear(screen.getByRole('searchbox', { name: 'Search coupons' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search coupons' }), 'boats{Enter}');
    expect(screen.getByText('No coupons match your search or filter')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all coupons' }));
    expect(cards()).toHaveLength(2);
  });

  it('returns with Back to the search before', async () => {
    const { user, router } = await open();
    const box = () => screen.getByRole('searchbox', { name: 'Search coupons' });
    await user.type(box(), 'gowns{Enter}');
    await user.clear(box());
    await user.type(box(), 'boats{Enter}');
    await act(() => router.navigate(-1));
    expect(cards()).toEqual(['20% off gowns']);
    expect(box()).toHaveValue('gowns');
    await act(() => router.navigate(-1));
    expect(cards()).toHaveLength(2);
  });

  it('CART-SCR-034 CART-CONST-006 filters by a discount from 0 to 100', async () => {
    const { user, address } = await open();
    await user.click(press('Filter'));
    const slider = screen.getByRole('slider', { name: 'Minimum discount' });
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '100']);
    fireEvent.change(slider, { target: { value: '15' } });
    expect(slider).toHaveAttribute('aria-valuetext', '15%');
    await user.click(press('Show coupons'));
    expect(cards()).toEqual(['20% off gowns']);
    expect(address()).toBe('/coupon?discount=15');
    expect(press('Filter: from 15%')).toBeVisible();
  });

  it('CART-MSG-008 CART-MSG-020 shows a signed-in shopper the code, and copies it', async () => {
    const { user, toasted, address } = await open('/coupon?q=gowns', { signedIn: true });
    await user.click(press('Get Code: 20% off gowns'));
    const dialog = within(screen.getByRole('dialog', { name: 'Get Code' }));
    expect(await dialog.findByText('CODE2')).toBeVisible();
    expect(address()).toBe('/coupon?q=gowns&get=2');
    await user.click(dialog.getByRole('button', { name: 'Copy code' }));
    expect(await navigator.clipboard.readText()).toBe('CODE2');
    expect(toasted()).toEqual(['success: Coupon copied successfully']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/coupon?q=gowns');
  });

  it('sends a guest to the sign-in, and shows the code afterwards', async () => {
    const guest = await open('/coupon?category=Clothing');
    await guest.user.click(press('Get Code: 20% off gowns'));
    expect(guest.platform.navigations).toEqual(['/account']);
    const back = guest.platform.session.takeReturnPath();
    expect(back).toBe('/coupon?category=Clothing&get=2');
    expect(guest.called()).not.toContain('GET /coupons/2/claim');
    guest.unmount();

    await open(back, { signedIn: true });
    expect(await screen.findByText('CODE2')).toBeVisible();
  });

  it('CART-RULE-020 causes no toast when the claim fails; the dialog offers to try again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isDown = true;
    const { user, toasted } = await open('/coupon', {
      signedIn: true,
      answers: {
        'GET /coupons/:id/claim': () => {
          if (isDown) throw new ApiError(503, 'Down');
          return { data: { code: 'LATER' } };
        },
      },
    });
    await user.click(press('Get Code: 20% off gowns'));
    expect(await screen.findByText(/^Your code could not be loaded/)).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    isDown = false;
    await user.click(press('Retry'));
    expect(await screen.findByText('LATER')).toBeVisible();
    expect(toasted()).toEqual([]);
    warn.mockRestore();
  });

  it('says that there are no coupons', async () => {
    await open('/coupon', { answers: { 'GET /categories/trending': () => ({ data: [] }) } });
    expect(screen.getByText('There are no coupons at the moment')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Go Shopping' })).toBeVisible());
  });

  it('ignores a code that the address asks for and the page does not have', async () => {
    await open('/coupon?get=99', { signedIn: true });
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
