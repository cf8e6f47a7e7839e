import { aProductCard, createTestPlatform, renderInShop } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

const shop = () => ({ platform: createTestPlatform('mfe-catalog') });
const dress = aProductCard({
  slug: 'ankara-dress',
  title: 'Ankara dress',
  selling_price: 8500,
  original_price: 10_000,
});

describe('the product card', () => {
  it('SHR-SCR-003 shows the discount of a product that is cheaper than before', () => {
    renderInShop(<ProductCard product={dress} />, shop());
    expect(screen.getByText('-15%')).toBeVisible();
  });

  it('SHR-SCR-003 shows no discount on a product at its usual price', () => {
    renderInShop(<ProductCard product={{ ...dress, original_price: 8500 }} />, shop());
    expect(screen.getByText('₦8,500.00')).toBeVisible();
    expect(screen.queryByText(/%/)).toBeNull();
    expect(document.querySelector('s')).toBeNull();
  });

  it('SHR-SCR-004 strikes through the original price', () => {
    renderInShop(<ProductCard product={dress} />, shop());
    expect(screen.getByText('₦10,000.00').closest('s')).not.toBeNull();
  });

  it('SHR-SCR-005 shows when a product is out of stock', () => {
    renderInShop(<ProductCard product={{ ...dress, quantity: 0 }} />, shop());
    expect(screen.getByText('Out Of Stock')).toBeVisible();
  });

  it('SHR-SCR-005 does not mention the stock of an available product', () => {
    renderInShop(<ProductCard product={{ ...dress, quantity: 1 }} />, shop());
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.queryByText('Out Of Stock')).toBeNull();
  });

  it('links to the product, except for its buttons', async () => {
    let added = 0;
    const actions = <button onClick={() => (added += 1)}>Add to cart</button>;
    const { user, router } = renderInShop(<ProductCard product={dress} actions={actions} />, shop());
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect([added, router.state.location.pathname]).toEqual([1, '/']);
    await user.click(screen.getByRole('link', { name: 'Ankara dress' }));
    expect(router.state.location.pathname).toBe('/ankara-dress');
  });

  it('shows additional text', () => {
    renderInShop(<ProductCard product={dress}>Sewn in Aba.</ProductCard>, shop());
    expect(screen.getByText('Sewn in Aba.')).toBeVisible();
  });

  it('shows stars only for a product with reviews', () => {
    const { unmount } = renderInShop(<ProductCard product={{ ...dress, stars: 4 }} />, shop());
    expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
    unmount();
    renderInShop(<ProductCard product={{ ...dress, stars: 0 }} />, shop());
    expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
  });

  it('is a list item of the grid', () => {
    renderInShop(
      <ProductGrid label="Latest">
        <ProductCard product={dress} />
        {null}
        <ProductCard product={{ ...dress, slug: 'b' }} />
      </ProductGrid>,
      shop(),
    );
    expect(screen.getByRole('list', { name: 'Latest' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
