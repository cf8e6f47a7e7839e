import type { Product } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { buttonsSettle } from '@nkm/testing';
import { act, screen, within } from '@testing-library/react';
import { aProduct, aShop } from '../../../test/shop-platform';

const GELE = aProduct({
  id: 1,
  slug: 'gele',
  title: 'Gele',
  selling_price: 5000,
  original_price: 5000,
  specification: { Material: 'Aso oke', Care: 'Dry clean' },
  gigl_station: { id: 3, name: 'Ikeja', state_id: 25 },
});
const FILA = aProduct({
  id: 2,
  slug: 'fila',
  title: 'Fila',
  selling_price: 3000,
  original_price: 4000,
  quantity: 0,
  stars: 0,
  star_summary: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  specification: { material: 'aso oke', Size: 'L' },
  vendor: { id: 9, name: 'Musa', store_name: 'Kano Caps' },
});

async function open(chosen: string[], products: Product[] = [GELE, FILA], at = '/compare') {
  const shop = aShop({
    'GET /products/:slug': ({ params }) => {
      const data = products.find(({ slug }) => slug === params.slug);
      if (!data) throw new ApiError(404, 'Product not found.');
      return { data };
    },
  });
  shop.platform.storage.write('compare', chosen);
  const page = await shop.open('compare', at);
  return { ...shop, page, user: page.user, compared: () => shop.platform.storage.get('compare') };
}
const table = () => within(screen.getByRole('region', { name: 'Product comparison' }));
const row = (name: string) => table().getByRole('rowheader', { name }).parentElement!.querySelectorAll('td');
const texts = (name: string) => [...row(name)].map((cell) => cell.textContent);

describe('/compare', () => {
  it('says when the products are of different kinds', async () => {
    const rice = { ...FILA, subcategory: { name: 'Rice', slug: 'rice' } };
    const shop = await open(['gele', 'fila'], [GELE, rice]);
    expect(
      screen.getByText(new RegExp(`different kinds of products: ${GELE.subcategory.name}, Rice\\.`)),
    ).toBeVisible();
    await shop.user.click(screen.getByRole('button', { name: /^Remove: Fila/ }));
    expect(screen.queryByText(/different kinds/)).toBeNull();
  });

  it('CAT-ROUTE-015 CAT-SCR-071 shows the chosen products side by side', async () => {
    await open(['gele', 'fila']);
    expect(
      table()
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Product', 'Gele', 'Fila']);
    expect(texts('Rating')).toEqual([expect.stringContaining('4.3 out of 5 stars'), 'No reviews yet']);
    expect(texts('Price')).toEqual(['₦5,000.00', '₦3,000.00was ₦4,000.00']);
    expect(texts('Availability')).toEqual(['In stock', 'Out Of Stock']);
    expect(texts('Shipping')).toEqual(['Nationwide, from Ikeja', 'Nationwide']);
    expect(texts('Sold By')).toEqual(['Ngozi Fabrics', 'Kano Caps']);
    expect(texts('Material')).toEqual(['Aso oke', 'aso oke']);
    expect(texts('Care')).toEqual(['Dry clean', 'Not stated']);
    expect(screen.getByRole('link', { name: 'Gele' })).toHaveAttribute('href', '/gele');
  });

  it('keeps the switch in its address', async () => {
    const { user, page } = await open(['gele', 'fila']);
    const switched = screen.getByRole('switch', { name: 'Differences only' });
    await user.click(switched);
    expect(page.router.state.location.search).toBe('?rows=differences');
    await act(() => page.router.navigate(-1));
    expect(switched).not.toBeChecked();
    expect(table().getByRole('rowheader', { name: 'Material' })).toBeVisible();
    page.unmount();
    await open(['gele', 'fila'], undefined, '/compare?rows=differences');
    expect(screen.getByRole('switch', { name: 'Differences only' })).toBeChecked();
    expect(table().queryByRole('rowheader', { name: 'Material' })).toBeNull();
  });

  it('CAT-SCR-071 shows only the differences on request', async () => {
    const { user } = await open(['gele', 'fila']);
    const switched = screen.getByRole('switch', { name: 'Differences only' });
    expect(switched).not.toBeChecked();
    await user.click(switched);
    expect(table().queryByRole('rowheader', { name: 'Material' })).toBeNull();
    expect(texts('Size')).toEqual(['Not stated', 'L']);
    await user.click(switched);
    expect(texts('Material')).toHaveLength(2);
  });

  it('CAT-SCR-072 adds a product to the cart and removes it', async () => {
    const { user, openCart, page } = await open(['gele', 'fila']);
    await openCart();
    await user.click(screen.getByRole('button', { name: 'Add To Cart: Gele' }));
    const remove = await screen.findByRole('button', { name: 'Remove from cart: Gele' });
    buttonsSettle();
    await user.click(remove);
    expect(await screen.findByRole('button', { name: 'Add To Cart: Gele' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add To Cart: Fila' })).toHaveAttribute('aria-disabled', 'true');
    expect(page.router.state.location.pathname).toBe('/compare');
  });

  it('shows the flash price of a product and adds it with its code', async () => {
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const flash = { price: 2400, ends_at, left: 3, code: 'FLASH' };
    const { user, openCart, platform } = await open(['gele', 'fila'], [{ ...GELE, flash }, FILA]);
    await openCart();
    expect(texts('Price')[0]).toMatch(/^₦2,400\.00was ₦5,000\.00With code FLASH, ends in/);
    await user.click(screen.getByRole('button', { name: 'Add with FLASH: Gele' }));
    expect(platform.bus.current('cart')).toMatchObject({ count: 1, couponCode: 'FLASH' });
    expect(screen.getByRole('button', { name: 'Remove from cart: Gele' })).toBeVisible();
  });

  it('CAT-SCR-072 removes a product from the list and moves the focus to the heading', async () => {
    const { user, compared } = await open(['gele', 'fila']);
    await user.click(screen.getByRole('button', { name: 'Remove: Gele' }));
    expect(screen.queryByText('Gele')).toBeNull();
    expect(compared()).toBe('["fila"]');
    expect(screen.getByRole('heading', { level: 1, name: 'Compare' })).toHaveFocus();
    expect(screen.getByText(/Choose one more product/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove: Fila' }));
    expect(compared()).toBeNull();
    expect(screen.getByText('There is nothing to compare yet')).toBeVisible();
  });

  it('links to the shop when no product is chosen', async () => {
    const { platform } = await open([]);
    expect(platform.calls).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go Shopping' })).toHaveAttribute('href', '/shop?view=list');
  });

  it('reports a product that is no longer sold and removes it from the list', async () => {
    const { compared } = await open(['gele', 'gone-since']);
    expect(screen.getByText(/One product on your list is no longer sold/)).toBeVisible();
    expect(compared()).toBe('["gele"]');
  });

  it('links to the page of a product with variants', async () => {
    await open(['gele'], [{ ...GELE, has_variants: true }]);
    expect(screen.getByRole('link', { name: 'Choose options: Gele' })).toHaveAttribute('href', '/gele');
  });

  it('fails with the cause when a product cannot be loaded, and keeps the list', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const shop = aShop({ 'GET /products/:slug': down });
    shop.platform.storage.write('compare', ['gele']);
    await expect(shop.visit('compare', '/compare')).rejects.toMatchObject({ status: 503 });
    expect(shop.platform.storage.get('compare')).toBe('["gele"]');
  });
});
