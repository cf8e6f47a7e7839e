import type { Facets } from '@nkm/contracts';
import { aProductCard, type Answers } from '@nkm/testing';
import { PlatformProvider } from '@nkm/platform';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aShop, pageOf } from '../../../test/shop-platform';
import { FilterForm } from '../../features/listing/filter-form';
import { SHOP_SORTS } from '../../features/listing/sorts';
import type { ShopData } from './data';

const value = (name: string, count: number) => ({ value: name, label: name, count });
const FACETS: Facets = {
  category: [{ value: 'clothing-apparel', label: 'Clothing', count: 40 }, value('toys', 3)],
  brand: Array.from({ length: 11 }, (_, index) => value(`Brand ${index + 1}`, 20 - index)),
  color: [value('Red', 1234), value('Blue', 2)],
  size: [],
  condition: [value('New', 61)],
  rating: [
    { value: 4, count: 12 },
    { value: 3, count: 30 },
  ],
  in_stock: { count: 58 },
  price: { min: 500, max: 1_250_000 },
};
const ANSWERS: Answers = {
  'GET /products': () => ({ ...pageOf([aProductCard({ title: 'Gown' })], 61), facets: FACETS }),
  'GET /products/search': () => ({ ...pageOf([aProductCard({ title: 'Gown' })], 61), facets: FACETS }),
};

async function open(at: string, answers: Answers = {}, api = 1) {
  const shop = aShop({ ...ANSWERS, ...answers }, { api });
  const page = await shop.open(at.startsWith('/search') ? 'search' : 'shop', at);
  const where = () => page.router.state.location.pathname + decodeURIComponent(page.router.state.location.search);
  return { ...shop, ...page, where };
}
/** The form as server HTML, before hydration. */
async function serverWrittenForm() {
  const { data, platform } = await open('/shop');
  const { listing } = data as ShopData;
  const element = <FilterForm listing={{ ...listing, facets: FACETS }} sorts={SHOP_SORTS} pathname="/shop" />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const page = (
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return { router, page, container };
}
const form = () => screen.findByRole('form', { name: 'Filters', hidden: true });
const hidden = { hidden: true };

describe('the filters of a list', () => {
  it('shows brand, price, rating, colour, condition and stock with counts', async () => {
    await open('/shop');
    const filters = within(await form());
    expect(filters.getByRole('checkbox', { name: 'Brand 1 (20)', ...hidden })).not.toBeChecked();
    expect(filters.getByRole('checkbox', { name: 'Red (1,234)', ...hidden })).toBeInTheDocument();
    expect(filters.getByRole('radio', { name: '4 stars & up (12)', ...hidden })).toBeInTheDocument();
    expect(filters.getByRole('checkbox', { name: 'In stock (58)', ...hidden })).toBeInTheDocument();
    expect(filters.getByRole('textbox', { name: 'To ₦', ...hidden })).toHaveAttribute('placeholder', '1,250,000');
    expect(filters.getByText('3 more')).toBeInTheDocument();
    expect(filters.queryByText('Condition')).toBeNull();
  });

  it('adds a ticked filter to the address at once and returns to the first page', async () => {
    const { user, where } = await open('/shop?page=1&sort=rating&view=list&brand=Brand+2');
    const filters = within(await form());
    const box = filters.getByRole('checkbox', { name: 'Brand 1 (20)', ...hidden });
    await user.click(box);
    expect(where()).toBe('/shop?brand=Brand+1&brand=Brand+2&sort=rating&view=list');
  });

  it('shows the tick at once while the list is still loading', async () => {
    const { user } = await open('/search/gown');
    const box = within(await form()).getByRole('checkbox', { name: 'Red (1,234)', ...hidden });
    await user.click(box);
    expect(box).toBeChecked();
  });

  it('applies filters that were ticked before hydration', async () => {
    const { router, page, container } = await serverWrittenForm();
    within(container).getByRole<HTMLInputElement>('checkbox', { name: 'Brand 2 (19)', ...hidden }).checked = true;
    render(page, { container, hydrate: true });
    expect(router.state.location.search).toBe('?brand=Brand+2');
  });

  it('renders checkboxes for rare values on demand, and for chosen ones at once', async () => {
    const { user, where } = await open('/shop');
    const filters = within(await form());
    const seldom = { name: 'Brand 10 (11)', ...hidden };
    expect(filters.queryByRole('checkbox', seldom)).toBeNull();
    await user.click(filters.getByText('3 more'));
    await user.click(await filters.findByRole('checkbox', seldom));
    expect(where()).toBe('/shop?brand=Brand+10');
    await user.click(await filters.findByRole('checkbox', { name: 'Brand 9 (12)', ...hidden }));
    expect(where()).toBe('/shop?brand=Brand+9&brand=Brand+10');
  });

  it('keeps rare values for browsers without scripts, and shows those opened before hydration', async () => {
    const { router, page, container } = await serverWrittenForm();
    const rest = container.querySelector('noscript')!;
    expect(rest.innerHTML).toContain('value="Brand 10"');
    rest.closest('details')!.open = true;
    render(page, { container, hydrate: true });
    await userEvent.click(await within(container).findByRole('checkbox', { name: 'Brand 10 (11)', ...hidden }));
    expect(router.state.location.search).toBe('?brand=Brand+10');
  });

  it('accepts prices with thousands separators on Enter', async () => {
    const { user, where } = await open('/shop');
    await user.type(within(await form()).getByRole('textbox', { name: 'To ₦', ...hidden }), '50,000{Enter}');
    expect(where()).toBe('/shop?price_max=50000');
  });

  it('keeps an invalid price in the address', async () => {
    const { user, where } = await open('/shop?brand=Brand+1');
    await user.type(within(await form()).getByRole('textbox', { name: 'To ₦', ...hidden }), 'cheap{Enter}');
    expect(where()).toBe('/shop?brand=Brand+1&price_max=cheap');
  });

  it('reports an invalid price at its field and above the list, and does not filter by it', async () => {
    const { user, where, platform } = await open('/shop?brand=Brand+1&price_max=cheap');
    const message = '“cheap” is not a price. Enter a number, for example 5000.';
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    const box = within(await form()).getByRole('textbox', { name: 'To ₦', ...hidden });
    expect(box).toHaveValue('cheap');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(message);
    expect(screen.getByRole('link', { name: 'Gown' })).toBeVisible();
    expect(platform.calls[0]!.options.query).toMatchObject({ brand: ['Brand 1'] });
    expect(platform.calls[0]!.options.query).not.toHaveProperty('price_max');
    await user.clear(box);
    await user.type(box, '5000{Enter}');
    expect(where()).toBe('/shop?brand=Brand+1&price_max=5000');
  });

  describe('while prices show in dollars', () => {
    async function openInDollars(at: string) {
      const page = await open(at);
      await form();
      act(() => page.platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
      return { ...page, highest: within(await form()).getByRole('textbox', { name: 'To $', ...hidden }) };
    }

    it('accepts prices in dollars and sends them to the server in naira', async () => {
      const { user, where, highest } = await openInDollars('/shop');
      expect(highest).toHaveAttribute('placeholder', '3,289.47');
      await user.type(highest, '$1,000.50{Enter}');
      expect(where()).toBe('/shop?price_max=380191.89');
    });

    it('shows the prices of the address in dollars, in the field and on the chip', async () => {
      const { highest } = await openInDollars('/shop?price_max=5000');
      expect(highest).toHaveValue('13.16');
      expect(screen.getByRole('link', { name: 'Remove To $13.16' })).toBeVisible();
    });

    it('keeps an untouched price to the kobo when another filter changes', async () => {
      const { user, where } = await openInDollars('/shop?price_max=5000');
      await user.click(within(await form()).getByRole('checkbox', { name: /^In stock/, ...hidden }));
      expect(where()).toBe('/shop?price_max=5000&in_stock=1');
    });
  });

  it('has no invalid attribute on its checkboxes', async () => {
    const { container } = await serverWrittenForm();
    expect(container.querySelectorAll('input[type="checkbox"], input[type="radio"]').length).toBeGreaterThan(10);
    expect(container.querySelector('input[readonly]')).toBeNull();
    container.remove();
  });

  it('works as a form without scripts and keeps sort order and view', async () => {
    await open('/search/gown?sort=price_asc&view=list&page=3&vendor=7');
    const plain = new FormData((await form()) as HTMLFormElement);
    expect([...plain]).toEqual(
      expect.arrayContaining([
        ['sort', 'price_asc'],
        ['view', 'list'],
        ['vendor', '7'],
      ]),
    );
    expect(plain.has('page')).toBe(false);
    expect(await form()).toHaveAttribute('action', '/search/gown');
  });

  it('removes filters one chip at a time or all at once', async () => {
    await open('/shop?brand=Brand+1&category=clothing-apparel&price_min=1000&rating=4&sort=rating');
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chips.getByRole('link', { name: 'Remove Brand: Brand 1' })).toHaveAttribute(
      'href',
      '/shop?category=clothing-apparel&price_min=1000&rating=4&sort=rating',
    );
    expect(chips.getByRole('link', { name: 'Remove Category: Clothing' })).toBeVisible();
    expect(chips.getByRole('link', { name: 'Remove From ₦1,000' })).toBeVisible();
    expect(chips.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/shop?sort=rating');
  });

  it('shows a chosen value even when no product has it any more', async () => {
    await open('/shop?color=Mauve');
    expect(within(await form()).getByRole('checkbox', { name: 'Mauve (0)', ...hidden })).toBeChecked();
  });

  it('filters on the server, and search engines index only the whole list', async () => {
    const { platform, head } = await open('/shop?brand=Brand+1&page=2', {
      'GET /products': () => ({ ...pageOf([aProductCard()], 61, 2), facets: FACETS }),
    });
    expect(platform.calls[0]!.options.query).toMatchObject({ brand: ['Brand 1'], facets: '1' });
    expect(head).toMatchObject({ robots: 'noindex', canonical: '/shop' });
    const search = await open('/search/gele?brand=Brand+1');
    expect(search.head).toMatchObject({ robots: 'noindex', canonical: '/search/gele' });
  });

  it('opens over the list on phones and applies a filter there', async () => {
    const { user, where } = await open('/shop');
    await user.click(screen.getByRole('link', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByText('Colour'));
    await user.click(drawer.getByRole('checkbox', { name: 'Red (1,234)', ...hidden }));
    expect(where()).toBe('/shop?color=Red');
  });

  it('returns to the list with the button that shows the number of products', async () => {
    const { user } = await open('/shop');
    await user.click(screen.getByRole('link', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: 'Show 61 products' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is absent when the server has no facets', async () => {
    await open('/shop?brand=Brand+1', { 'GET /products': () => pageOf([aProductCard()]) }, 0);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('form', { name: 'Filters', hidden: true })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('CAT-SCR-012 offers the brands with the most products above the list', async () => {
    await open('/shop');
    const strip = within(screen.getByRole('list', { name: 'Brands' }));
    expect(strip.getAllByRole('link')[0]).toHaveAttribute('href', '/shop?brand=Brand+1');
  });
});
