import { ApiError } from '@nkm/platform';
import { aProductCard } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { openProduct } from '../../../test/open-product';
import { callsOf } from '../../../test/render-part';
import { aReview } from '../../../test/shop-platform';

describe('the tabs of a product', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('CAT-SCR-034 are description, specification, vendor, reviews, questions and more offers', async () => {
    await openProduct();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Description',
      'Specification',
      'Vendor',
      'Reviews',
      'Questions and Answers',
      'More Offers',
    ]);
    const description = screen.getByRole('tabpanel', { name: 'Description' });
    expect(within(description).getByText('wax print')).toBeVisible();
  });

  it('introduce the vendor with a link to the store', async () => {
    const vendor = {
      id: 7,
      name: 'Ngozi Eze',
      store_name: 'Ngozi Fabrics',
      about: 'Prints from Balogun market since 1998.',
      profile: { id: 70, avatar: null },
    };
    const { openTab } = await openProduct({
      changes: { vendor, gigl_station: { id: 3, name: 'Lekki', state_id: 25 } },
    });
    const panel = await openTab('Vendor');
    expect(panel).toHaveTextContent('Ngozi Fabrics');
    expect(panel).toHaveTextContent('Ships from Lekki');
    expect(within(panel).getByText('Prints from Balogun market since 1998.')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Visit the store' })).toHaveAttribute('href', '/store-detail/70');
  });

  it('CAT-MSG-016 show a message when there are no more offers', async () => {
    const { openTab } = await openProduct();
    expect(await openTab('More Offers')).toHaveTextContent('Sorry no more offers available');
  });

  it('list the offers of other vendors, the cheapest first', async () => {
    const offer = (id: number, store_name: string, selling_price: number, quantity = 3) =>
      aProductCard({ id, slug: `dress-${id}`, selling_price, quantity, vendor: { id, name: 'A', store_name } });
    const more = [offer(8, 'Kano Prints', 9000), offer(9, 'Aba Cloth', 7000), offer(10, 'Jos Wear', 100, 0)];
    const { openTab } = await openProduct({ changes: { more } });
    const offers = within(await openTab('More Offers')).getAllByRole('listitem');
    expect(offers.map((one) => within(one).getByRole('link').getAttribute('aria-label'))).toEqual([
      'See this offer: Aba Cloth',
      'See this offer: Kano Prints',
      'See this offer: Jos Wear',
    ]);
    expect(offers[0]).toHaveTextContent('₦7,000.00');
    expect(within(offers[0]!).getByRole('link')).toHaveAttribute('href', '/dress-9');
    expect(offers[2]).toHaveTextContent('Out Of Stock');
  });

  it('show the flash price of an offer with its code', async () => {
    const flash = { price: 400, ends_at: new Date(Date.now() + 60_000).toISOString(), left: 1, code: 'FLASH' };
    const { openTab } = await openProduct({ changes: { more: [aProductCard({ id: 8, selling_price: 900, flash })] } });
    expect(within(await openTab('More Offers')).getByRole('listitem')).toHaveTextContent(/₦400\.00.*With code FLASH/);
  });
});

describe('the reviews on the page of a product', () => {
  const shown = (panel: HTMLElement) => within(panel).getAllByText(/^Very fine cloth/);

  it('CAT-CALL-011 CAT-CONST-007 are the first 3', async () => {
    const { platform, openTab } = await openProduct();
    expect(callsOf(platform, 'GET /products/5/')).toEqual(['GET /products/5/reviews']);
    expect(shown(await openTab('Reviews'))).toHaveLength(3);
  });

  it('come with the product when the server includes them', async () => {
    const latest = [1, 2, 3].map((id) => aReview(id));
    const { platform, openTab } = await openProduct({ changes: { latest_reviews: latest } });
    expect(callsOf(platform, 'GET /products/5/')).toEqual([]);
    expect(shown(await openTab('Reviews'))).toHaveLength(3);
  });

  it('are not requested when there are none', async () => {
    const { platform } = await openProduct({ changes: { stars: 0 } });
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(callsOf(platform, 'GET /products/5/')).toEqual([]);
  });

  it('do not block the page when they fail to load', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const { openTab } = await openProduct({ answers: { 'GET /products/:id/reviews': down } });
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(await openTab('Reviews')).toHaveTextContent('The reviews cannot be shown at the moment.');
  });
});
