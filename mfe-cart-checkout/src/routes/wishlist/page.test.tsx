import { ApiError } from '@nkm/platform';
import { aCartProduct } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../../test/visit';

const dress = aCartProduct({ id: 1, title: 'Ankara dress', slug: 'dress', selling_price: 8500 });
const lamp = aCartProduct({ id: 2, title: 'Solar lamp', quantity: 0 });

describe('/wishlist', () => {
  it('CART-ROUTE-001 CART-SCR-031 lists the saved products', async () => {
    await visit('/wishlist', { wishlist: [dress, lamp] });
    expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ankara dress' })).toHaveAttribute('href', '/dress');
    expect(screen.getByText('Out Of Stock')).toBeVisible();
  });

  it('moves a product to the cart at its current price', async () => {
    const { user, platform, toasted } = await visit('/wishlist', {
      wishlist: [dress],
      answers: { 'GET /products/:id': () => ({ data: { ...dress, selling_price: 7900, variants: [] } }) },
    });
    await user.click(screen.getByRole('button', { name: 'Move to cart: Ankara dress' }));
    await waitFor(() => expect(screen.getByText('Your wishlist is empty')).toBeVisible());
    expect(platform.bus.current('cart')?.lines).toMatchObject([
      { product: { id: 1, selling_price: 7900 }, quantity: 1 },
    ]);
    expect(toasted()).toEqual(['success: Ankara dress added to cart']);
  });

  it('opens the product page when the shopper must choose a variant', async () => {
    const variant = { id: 5, selling_price: 1, original_price: 1, quantity: 1, values: [], image: '' };
    const { user, platform } = await visit('/wishlist', {
      wishlist: [dress],
      answers: { 'GET /products/:id': () => ({ data: { ...dress, variants: [variant] } }) },
    });
    await user.click(screen.getByRole('button', { name: 'Move to cart: Ankara dress' }));
    expect(platform.navigations).toEqual(['/dress']);
    expect(platform.bus.current('cart')?.count).toBe(0);
  });

  it('shows why a product could not be moved, and keeps it', async () => {
    const { user, toasted } = await visit('/wishlist', {
      wishlist: [dress],
      answers: {
        'GET /products/:id': () => {
          throw new ApiError(503, 'Try later');
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Move to cart: Ankara dress' }));
    expect(toasted()).toEqual(['error: Try later']);
    expect(screen.getByText('Ankara dress')).toBeVisible();
  });

  it('removes a product', async () => {
    const { user, toasted } = await visit('/wishlist', { wishlist: [dress] });
    await user.click(screen.getByRole('button', { name: 'Remove from wishlist: Ankara dress' }));
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    expect(toasted()).toEqual(['info: Ankara dress removed from wishlist']);
  });
});
