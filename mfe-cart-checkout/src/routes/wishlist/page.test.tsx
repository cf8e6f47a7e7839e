import { ApiError } from '@nkm/platform';
import { aCartProduct } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../../test/visit';

const dress = aCartProduct({ id: 1, title: 'Ankara dress', slug: 'dress', selling_price: 8500 });
const lamp = aCartProduct({ id: 2, title: 'Solar lamp', quantity: 0 });

describe('/wishlist', () => {
  it('CART-ROUTE-001 CART-SCR-031 lists the saved products', async () => {
    await visit('/wishlist', {
      wishlist: [dress, lamp],
      answers: {
        'GET /products/:id': ({ params }) => ({ data: { ...(params.id === '1' ? dress : lamp), variants: [] } }),
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ankara dress' })).toHaveAttribute('href', '/dress');
    expect(screen.getByText('Out Of Stock')).toBeVisible();
  });

  it('marks what has become cheaper and what is back in stock', async () => {
    const added = { selling_price: 8500, in_stock: false };
    const now = { ...dress, selling_price: 7900, quantity: 3, variants: [] };
    const { platform } = await visit('/wishlist', {
      wishlist: [{ ...dress, quantity: 0, added }],
      answers: { 'GET /products/:id': () => ({ data: now }) },
    });
    expect(await screen.findByText('Back in stock')).toBeVisible();
    expect(screen.getByText('₦600.00 cheaper than when you added it')).toBeVisible();
    expect(JSON.parse(platform.storage.get('wishlist')!)).toMatchObject([{ selling_price: 7900, added }]);
  });

  it('shows the flash price of a product that is in stock', async () => {
    const flash = { price: 4_824, ends_at: new Date(Date.now() + 3_600_000).toISOString(), left: 3, code: 'FLASH' };
    await visit('/wishlist', {
      wishlist: [dress, { ...lamp, flash }],
      answers: {
        'GET /products/:id': ({ params }) => {
          if (params.id === '2') throw new ApiError(410, 'This product is no longer sold.');
          return { data: { ...dress, variants: [], flash } };
        },
      },
    });
    expect(await screen.findByText('₦4,824.00 with code FLASH, ends in')).toBeVisible();
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.getAllByRole('timer')).toHaveLength(1);
  });

  it('marks nothing without a past, as with an older server', async () => {
    await visit('/wishlist', { wishlist: [{ ...dress, added: null }] });
    expect(screen.getByRole('link', { name: 'Ankara dress' })).toBeVisible();
    expect(screen.queryByText(/cheaper|Back in stock/)).toBeNull();
  });

  it('says which product is no longer available, and offers only to remove it', async () => {
    await visit('/wishlist', {
      wishlist: [dress],
      answers: {
        'GET /products/:id': () => {
          throw new ApiError(410, 'This product is no longer sold.');
        },
      },
    });
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move to cart: Ankara dress' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove from wishlist: Ankara dress' })).toBeVisible();
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

  describe('of a product with variants', () => {
    const size = (value: string, quantity: number) => ({
      id: Number(value),
      selling_price: 9000,
      original_price: 9000,
      quantity,
      values: [{ title: 'Size', value }],
      image: '',
    });
    const open = async (variants: object[]) => {
      const view = await visit('/wishlist', {
        wishlist: [dress, lamp],
        answers: {
          'GET /products/:id': ({ params }) => ({
            data: params.id === '1' ? { ...dress, variants } : { ...lamp, variants: [] },
          }),
        },
      });
      const press = () => view.user.click(screen.getByRole('button', { name: 'Move to cart: Ankara dress' }));
      await press();
      return { ...view, press, dialog: within(await screen.findByRole('dialog', { name: 'Choose a variant' })) };
    };

    it('lets the shopper choose in place, and puts the chosen variant into the cart', async () => {
      const { user, platform, dialog, toasted, path } = await open([size('38', 0), size('39', 2), size('40', 1)]);
      const group = within(dialog.getByRole('group', { name: 'Ankara dress' }));
      expect(group.getByRole('radio', { name: /Size: 38/ })).toBeDisabled();
      expect(group.getByText('Out Of Stock')).toBeVisible();
      const confirm = dialog.getByRole('button', { name: 'Move to cart' });
      expect(confirm).toHaveAttribute('aria-disabled', 'true');
      await user.click(group.getByRole('radio', { name: /Size: 40/ }));
      await user.click(confirm);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(platform.bus.current('cart')?.lines).toMatchObject([
        { product: { id: 1, variant: { id: 40 } }, quantity: 1 },
      ]);
      expect(toasted()).toEqual(['success: Ankara dress, Size: 40 added to cart']);
      expect(platform.navigations).toEqual([]);
      expect(path()).toBe('/wishlist');
    });

    it('is chosen with the keyboard alone, and Cancel changes nothing', async () => {
      const { user, dialog, press, platform } = await open([size('39', 2), size('40', 1)]);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(platform.bus.current('cart')?.count).toBe(0);
      await press();
      const radios = within(await screen.findByRole('dialog')).getAllByRole('radio');
      radios[0]!.focus();
      await user.keyboard(' {ArrowDown}');
      expect(radios[1]).toBeChecked();
    });

    it('preselects the only variant in stock', async () => {
      const { dialog } = await open([size('38', 0), size('39', 2)]);
      expect(dialog.getByRole('radio', { name: /Size: 39/ })).toBeChecked();
    });
  });

  it('moves the focus within the list after a removal, and to the list after the last one', async () => {
    const { user } = await visit('/wishlist', { wishlist: [dress, lamp] });
    await user.click(screen.getByRole('button', { name: 'Remove from wishlist: Ankara dress' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove from wishlist: Solar lamp' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove from wishlist: Solar lamp' }));
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('Your wishlist is empty'));
  });

  describe('with a kept variant', () => {
    const size = (id: number, value: string) => ({
      id,
      selling_price: 9100,
      original_price: 9100,
      quantity: 3,
      values: [{ title: 'Size', value }],
      image: '',
    });
    const kept = { ...dress, variant: size(38, '38') };
    const sells = (...variants: object[]) => ({ 'GET /products/:id': () => ({ data: { ...dress, variants } }) });

    it('names it and opens the product with it', async () => {
      await visit('/wishlist', { wishlist: [kept] });
      const link = screen.getByRole('link', { name: 'Ankara dress, Size: 38' });
      expect(link).toHaveAttribute('href', '/dress?variant=38');
      expect(screen.getByText('Size: 38')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Remove from wishlist: Ankara dress, Size: 38' })).toBeVisible();
    });

    it('moves it to the cart', async () => {
      const fresh = { ...size(38, '38'), selling_price: 9000 };
      const { user, platform } = await visit('/wishlist', { wishlist: [kept], answers: sells(size(39, '39'), fresh) });
      await user.click(screen.getByRole('button', { name: 'Move to cart: Ankara dress, Size: 38' }));
      expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
      expect(platform.bus.current('cart')?.lines).toMatchObject([
        { product: { id: 1, variant: { id: 38, selling_price: 9000 } }, quantity: 1 },
      ]);
    });

    it('opens the choice when the shop no longer has it', async () => {
      const { user, platform } = await visit('/wishlist', { wishlist: [kept], answers: sells(size(39, '39')) });
      await user.click(screen.getByRole('button', { name: 'Move to cart: Ankara dress, Size: 38' }));
      expect(await screen.findByRole('radio', { name: /Size: 39/ })).toBeVisible();
      expect(platform.navigations).toEqual([]);
    });
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
