import type { FlashCampaign, FlashDeals } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers } from '@nkm/testing';
import { act, screen, within } from '@testing-library/react';
import { aShop } from '../../../test/shop-platform';

const HOUR = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
/** The server's clock is two hours behind the browser's clock. */
const serverNow = () => Date.now() - 2 * HOUR;

const offer = (title: string, sold: number, left: number) => ({
  product: aProductCard({ title, selling_price: 20_000, original_price: 25_000 }),
  flash_price: 5_000,
  quantity: 40,
  sold,
  left,
});
const campaign = (id: number, from: number, hours: number, titles: string[]): FlashCampaign => ({
  id,
  title: 'Flash Deals',
  promo_code: 'FLASH',
  starts_at: iso(from),
  ends_at: iso(from + hours * HOUR),
  offers: titles.map((title, index) => offer(title, index === 1 ? 40 : 10, index === 1 ? 0 : 30)),
});

function theDeals(changes: Partial<FlashDeals> = {}): { data: FlashDeals } {
  const now = serverNow();
  const current = campaign(1, now - HOUR, 2, ['Blender', 'Kettle']);
  const next = campaign(2, Date.parse(current.ends_at), 24, ['Iron']);
  return { data: { now: iso(now), current, next, ...changes } };
}
const ANSWERS: Answers = {
  'GET /flash-deals': () => theDeals(),
  'GET /deals': () => ({ data: [aProductCard({ title: 'Other 1' }), aProductCard({ title: 'Other 2' })] }),
  'GET /highlights/flash-deals': () => ({
    data: [
      {
        id: 1,
        title: 'Flash deals',
        text: null,
        link: '/deals',
        action: 'See all deals',
        promo_code: 'FLASH',
        image: '/x.webp',
        picture: null,
      },
    ],
  }),
};

async function open(answers: Answers = {}, api = 1) {
  const shop = aShop({ ...ANSWERS, ...answers }, { api });
  Object.assign(shop.platform, { now: serverNow });
  return { ...shop, shop, page: await shop.open('flash-deals', '/Flash-Deals') };
}
const todays = () => within(screen.getByRole('region', { name: "Today's Deal" }));

describe('the flash deals', () => {
  it('CAT-ROUTE-013 CAT-SCR-047 CAT-SCR-048 are below Home in the breadcrumb and have a banner', async () => {
    await open();
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Flash Deals']);
    expect(screen.getByRole('link', { name: 'See all deals: Flash deals' })).toHaveAttribute('href', '/deals');
  });

  it("CAT-SCR-049 CAT-MSG-026 CAT-CONST-026 count down to the end with the server's clock", async () => {
    await open();
    expect(todays().getByText(/End in/)).toBeVisible();
    // One hour is left by the server's clock. By the browser's clock the deal would be over.
    expect(todays().getByRole('timer').textContent).toMatch(/^(1:00:00|59:5\d)$/);
  });

  it('CAT-SCR-050 link to the next deals and show their start time and product', async () => {
    await open();
    const next = screen.getByRole('region', { name: /Next flash deal:/ });
    const link = todays().getByRole('link', { name: /^(Today|Tomorrow) \d+:\d\d(am|pm): Iron$/ });
    expect(link).toHaveAttribute('href', `#${within(next).getByRole('heading', { level: 2 }).id}`);
    expect(within(next).getByRole('link', { name: 'Iron' })).toBeVisible();
    expect(within(next).queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });

  it('CAT-SCR-051 show price, old price, percent off, stars, the share sold and sold-out deals', async () => {
    await open();
    const [blender, kettle] = todays().getAllByRole('article');
    expect(within(blender!).getByText('₦5,000.00')).toBeVisible();
    expect(within(blender!).getByText('₦25,000.00').closest('del, s')).not.toBeNull();
    expect(within(blender!).getByText('-80%')).toBeVisible();
    expect(within(blender!).getByTitle(/out of 5 stars/)).toBeInTheDocument();
    expect(within(blender!).getByRole('progressbar', { name: '10 of 40 sold' })).toHaveAttribute('value', '10');
    expect(within(kettle!).getByText('Out Of Stock')).toBeVisible();
    expect(within(kettle!).getByRole('link', { name: 'Notify me: Kettle' })).toBeVisible();
  });

  it('add the product with the code, because the code deducts the difference from the regular price', async () => {
    const { shop, page } = await open();
    await shop.openCart();
    await page.user.click(todays().getByRole('button', { name: 'Add with FLASH: Blender' }));
    expect(shop.lines).toMatchObject([{ quantity: 1, product: { title: 'Blender', selling_price: 20_000 } }]);
    expect(shop.platform.bus.current('cart')).toMatchObject({ couponCode: 'FLASH' });
    expect(todays().getByRole('button', { name: 'Remove from cart: Blender' })).toBeVisible();
    expect(screen.getByText(/Enter promo code FLASH at checkout/)).toBeVisible();
  });

  it('CAT-SCR-052 CAT-CONST-022 CAT-CONST-023 CAT-CONST-024 CAT-CONST-025 show the terms and who can take part', async () => {
    await open();
    for (const heading of ['Flash Sale Terms', 'Eligibility Criteria'])
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    for (const rule of [
      'One item per customer.',
      'The promo code FLASH must be entered at checkout.',
      'Discounts up to 90%.',
      'The quantity is limited.',
      'Flash deals are available on the mobile app and the website.',
      'Staff and their families are not eligible.',
      'Orders found to be fraudulent may be terminated.',
    ])
      expect(screen.getByText(rule)).toBeVisible();
  });

  it('CAT-SCR-053 show other deals with their vendors and percent off', async () => {
    await open();
    const others = within(screen.getByRole('region', { name: 'Other Deals' })).getAllByRole('article');
    expect(others).toHaveLength(2);
    expect(within(others[0]!).getByText('Ngozi Fabrics')).toBeVisible();
    expect(within(others[0]!).getByText('-15%')).toBeVisible();
  });

  it('continue with the next campaign when the time is up', async () => {
    jest.useFakeTimers();
    const ending = theDeals();
    const current = campaign(1, serverNow() - HOUR, 1.001, ['Blender']);
    const later = theDeals({ current: campaign(2, serverNow(), 24, ['Iron']), next: null });
    let asked = 0;
    const shop = await open({
      'GET /flash-deals': () => ((asked += 1) <= 2 ? { data: { ...ending.data, current } } : later),
    });
    await act(async () => jest.advanceTimersByTimeAsync(5_000));
    expect(todays().getByRole('link', { name: 'Iron' })).toBeVisible();
    expect(shop.platform.toasts).toEqual([]);
    jest.useRealTimers();
  });

  it('keep the loaded deals when a reload fails', async () => {
    let asked = 0;
    const { platform } = await open({
      'GET /flash-deals': () => {
        if ((asked += 1) > 1) throw new ApiError(0, 'Offline');
        return theDeals();
      },
    });
    expect(asked).toBe(2);
    expect(todays().getByRole('link', { name: 'Blender' })).toBeVisible();
    expect(todays().getByRole('timer').textContent).toMatch(/^(1:00:00|59:5\d)$/);
    expect(platform.toasts).toEqual([]);
  });

  it.each([
    ['between campaigns', { 'GET /flash-deals': () => theDeals({ current: null, next: null }) }, 1],
    ['on a server without them', {}, 0],
  ])('report that there is none %s and show the other deals', async (_, answers, api) => {
    const { platform } = await open(answers as Answers, api);
    expect(screen.getByText('There is no flash deal at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all deals' })).toHaveAttribute('href', '/deals');
    expect(screen.getByRole('region', { name: 'Other Deals' })).toBeVisible();
    if (api === 0) expect(platform.calls.map(({ call }) => call)).not.toContain('GET /flash-deals');
  });
});
