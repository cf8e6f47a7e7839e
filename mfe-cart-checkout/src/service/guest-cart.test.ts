import type { CartProduct } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aCartItem, aCartProduct } from '@nkm/testing';
import { startShopping } from '../../test/start-shopping';
import { readSoldOut } from '../features/cart/sold-out';

const dress = aCartProduct({ id: 1, title: 'Ankara dress', quantity: 3 });
const lamp = aCartProduct({ id: 2, title: 'Solar lamp', quantity: 5 });

describe("a guest's cart", () => {
  it('CART-RULE-002 CART-ROLE-001 is stored in the browser without any API call', async () => {
    const shop = await startShopping();
    expect(shop.cart()).toMatchObject({ status: 'ready', count: 0 });
    await shop.addToCart(dress, 2);
    await shop.bus.send('wishlist.toggle', { product: lamp });
    expect(shop.storedCart()).toMatchObject([{ product: { id: 1 }, quantity: 2 }]);
    expect(shop.storedWishlist()).toMatchObject([{ id: 2 }]);
    expect(shop.called()).toEqual([]);
  });

  it('selects a line when it is added, and when it is added again', async () => {
    const shop = await startShopping({ cart: [aCartItem({ product: lamp })] });
    await shop.addToCart(dress);
    expect(shop.platform.storage.get('selectedProducts')).toBe('["1"]');
    await shop.addToCart(lamp);
    expect(shop.platform.storage.get('selectedProducts')).toBe('["1","2"]');
  });

  describe('Buy Now', () => {
    const buyNow = (shop: Awaited<ReturnType<typeof startShopping>>, product: CartProduct, quantity: number) =>
      shop.bus.send('cart.add', { product, quantity, buyNow: true });
    const selected = (shop: Awaited<ReturnType<typeof startShopping>>) =>
      shop.platform.storage.read('selectedProducts', Array.isArray);
    const inCart = () => [aCartItem({ product: lamp }), aCartItem({ product: dress, quantity: 1 })];

    it('adds the product with its quantity and selects only its line', async () => {
      const shop = await startShopping({ cart: [aCartItem({ product: lamp })] });
      shop.platform.storage.write('selectedProducts', ['2']);
      expect(await buyNow(shop, dress, 2)).toMatchObject({ outcome: 'added', boughtNow: true });
      expect(selected(shop)).toEqual(['1']);
      expect(shop.storedCart()).toMatchObject([{ product: { id: 2 } }, { product: { id: 1 }, quantity: 2 }]);
    });

    it.each([
      ['more', 3],
      ['the same', 1],
    ])(
      'sets the quantity of an existing line (%s) and selects only this line, without a toast',
      async (_what, quantity) => {
        const shop = await startShopping({ cart: inCart() });
        shop.platform.storage.write('selectedProducts', ['2']);
        expect(await buyNow(shop, dress, quantity)).toMatchObject({ outcome: 'already-in-cart', boughtNow: true });
        expect(shop.storedCart()).toMatchObject([{ quantity: 1 }, { quantity }]);
        expect(selected(shop)).toEqual(['1']);
        expect(shop.toasted()).toEqual([]);
      },
    );

    it('caps the quantity at the current stock', async () => {
      const shop = await startShopping({ cart: inCart() });
      expect(await buyNow(shop, { ...dress, quantity: 2 }, 3)).toMatchObject({ outcome: 'capped', boughtNow: true });
      expect(shop.storedCart()).toMatchObject([{}, { quantity: 2 }]);
      const raised = await startShopping({ cart: [aCartItem({ product: { ...dress, quantity: 1 }, quantity: 1 })] });
      await buyNow(raised, dress, 3);
      expect(raised.storedCart()).toMatchObject([{ quantity: 3 }]);
    });

    it('changes nothing for a sold-out product', async () => {
      const shop = await startShopping({ cart: inCart() });
      shop.platform.storage.write('selectedProducts', ['2']);
      expect(await buyNow(shop, { ...dress, quantity: 0 }, 1)).toMatchObject({ outcome: 'refused' });
      expect(selected(shop)).toEqual(['2']);
    });

    it('changes only the line of the same variant', async () => {
      const variant = (id: number) => ({ id, selling_price: 1, original_price: 1, quantity: 4, values: [], image: '' });
      const ofVariant = (id: number) => ({ ...dress, variant: variant(id) });
      const shop = await startShopping({ cart: [10, 11].map((id) => aCartItem({ product: ofVariant(id) })) });
      await buyNow(shop, ofVariant(11), 4);
      expect(shop.storedCart()).toMatchObject([{ quantity: 1 }, { quantity: 4 }]);
      expect(selected(shop)).toEqual(['1:11']);
    });
  });

  it('CART-MSG-011 names the added product', async () => {
    const shop = await startShopping();
    const answer = await shop.addToCart(dress);
    expect(answer).toEqual({ outcome: 'added', message: 'Ankara dress added to cart' });
    expect(shop.toasted()).toEqual(['success: Ankara dress added to cart']);
  });

  it('CART-MSG-010 warns about a product that is already in the cart and changes nothing', async () => {
    const shop = await startShopping({ cart: [aCartItem({ product: dress, quantity: 2 })] });
    expect(await shop.addToCart(dress)).toMatchObject({ outcome: 'already-in-cart' });
    expect(shop.toasted()).toEqual(['warning: Ankara dress already in cart']);
    expect(shop.cart().lines).toMatchObject([{ quantity: 2 }]);
  });

  it('adds another variant as a separate line', async () => {
    const variant = (id: number) => ({
      id,
      selling_price: 100,
      original_price: 100,
      quantity: 4,
      values: [],
      image: '',
    });
    const shop = await startShopping({ cart: [aCartItem({ product: { ...dress, variant: variant(10) } })] });
    expect(await shop.addToCart({ ...dress, variant: variant(11) })).toMatchObject({ outcome: 'added' });
    expect(shop.cart().count).toBe(2);
  });

  it('CART-MSG-012 names the removed product', async () => {
    const shop = await startShopping({ cart: [aCartItem({ product: dress })] });
    expect(await shop.bus.send('cart.remove', { productId: 1, variantId: null })).toEqual({
      message: 'Ankara dress removed from cart',
    });
    expect(shop.toasted()).toEqual(['info: Ankara dress removed from cart']);
    expect(shop.storedCart()).toEqual([]);
  });

  it('CART-MSG-013 confirms that the cart was cleared', async () => {
    const shop = await startShopping({ cart: [aCartItem({ product: dress }), aCartItem({ product: lamp })] });
    await shop.bus.send('cart.clear', {});
    expect(shop.toasted()).toEqual(['success: Successfully deleted cart']);
    expect(shop.cart().count).toBe(0);
  });

  it('caps quantities at the stock', async () => {
    const shop = await startShopping();
    expect(await shop.addToCart(dress, 9)).toMatchObject({ outcome: 'capped' });
    expect(shop.cart().lines).toMatchObject([{ quantity: 3 }]);
    expect(await shop.bus.send('cart.change-quantity', { productId: 1, variantId: null, quantity: 4 })).toEqual({
      quantity: 3,
      message: 'Maximum quantity reached for this product',
    });
    expect(shop.toasted().filter((text) => text === 'warning: Maximum quantity reached for this product')).toHaveLength(
      2,
    );
  });

  it('refuses a sold-out product', async () => {
    const shop = await startShopping();
    expect(await shop.addToCart({ ...dress, quantity: 0 })).toEqual({
      outcome: 'refused',
      message: 'Ankara dress is out of stock',
    });
    expect(shop.cart().count).toBe(0);
  });

  it('CART-RULE-004 removes an added product from the wishlist', async () => {
    const shop = await startShopping({ wishlist: [dress, lamp] });
    await shop.addToCart(dress);
    expect(shop.wishlist()).toMatchObject({ productIds: [2], count: 1 });
    expect(shop.storedWishlist()).toMatchObject([{ id: 2 }]);
  });

  it('CART-RULE-005 CART-MSG-015 loses a product that moves to the wishlist', async () => {
    const shop = await startShopping({ cart: [aCartItem({ product: dress }), aCartItem({ product: lamp })] });
    expect(await shop.bus.send('wishlist.toggle', { product: dress })).toEqual({
      listed: true,
      message: 'Ankara dress added to wishlist',
    });
    expect(shop.cart().lines).toMatchObject([{ product: { id: 2 } }]);
    expect(shop.toasted()).toEqual(['success: Ankara dress added to wishlist']);
  });

  it('CART-MSG-016 names the product that left the wishlist', async () => {
    const shop = await startShopping({ wishlist: [dress] });
    expect(await shop.bus.send('wishlist.toggle', { product: dress })).toEqual({
      listed: false,
      message: 'Ankara dress removed from wishlist',
    });
    expect(shop.toasted()).toEqual(['info: Ankara dress removed from wishlist']);
  });

  it('CART-RULE-006 CART-MSG-014 moves lines to the wishlist unless they are already on it', async () => {
    const shop = await startShopping({
      cart: [aCartItem({ product: dress }), aCartItem({ product: lamp })],
      wishlist: [lamp],
    });
    const lines = [1, 2].map((productId) => ({ productId, variantId: null }));
    expect(await shop.bus.send('cart.move-to-wishlist', { lines })).toEqual({ moved: 1 });
    expect(shop.cart().lines).toMatchObject([{ product: { id: 2 } }]);
    expect(shop.wishlist().productIds).toEqual([2, 1]);
    expect(shop.toasted()).toEqual([
      'success: Ankara dress added to wishlist',
      'warning: Solar lamp already in wishlist',
    ]);
  });

  it.each([
    ['invalid JSON', '{not json'],
    ['an unknown shape', '{"version":3,"items":[]}'],
    ['lines of another version', '[{"productId":1,"count":2}]'],
    ['null', 'null'],
  ])('starts empty and works with %s in storage', async (_what, content) => {
    const shop = await startShopping({ storedText: content });
    expect(shop.cart()).toMatchObject({ status: 'ready', count: 0 });
    expect(await shop.addToCart(dress)).toMatchObject({ outcome: 'added' });
    expect(shop.storedCart()).toHaveLength(1);
  });

  it('drops invalid stored lines and merges duplicates', async () => {
    const shop = await startShopping({
      cart: [{ broken: true }, aCartItem({ product: dress }), aCartItem({ product: dress, quantity: 2 })],
    });
    expect(shop.cart().lines).toMatchObject([{ product: { id: 1 }, quantity: 2 }]);
  });

  it('carries out all parallel commands', async () => {
    const shop = await startShopping();
    const products = Array.from({ length: 12 }, (_, index) => aCartProduct({ id: index + 1 }));
    const answers = await Promise.all([...products, products[0]!].map((product) => shop.addToCart(product)));
    expect(answers.map(({ outcome }) => outcome)).toEqual([...products.map(() => 'added'), 'already-in-cart']);
    expect(shop.storedCart()).toHaveLength(12);
  });

  it('CART-RULE-001 removes products that have sold out, and stores a notice', async () => {
    const shop = await startShopping({
      cart: [aCartItem({ product: dress }), aCartItem({ product: lamp, quantity: 4 })],
      answers: {
        'GET /products/:id': ({ params }) => ({
          data: {
            ...(params.id === '1' ? dress : lamp),
            quantity: params.id === '1' ? 0 : 2,
            selling_price: 7000,
            variants: [],
          },
        }),
      },
    });
    expect(await shop.bus.send('cart.refresh', {})).toEqual({ loaded: true });
    expect(shop.cart().lines).toMatchObject([{ product: { id: 2, selling_price: 7000 }, quantity: 2 }]);
    expect(shop.storedCart()).toMatchObject([{ product: { id: 2 }, quantity: 2 }]);
    expect(readSoldOut(shop.platform.storage)).toMatchObject([{ id: 1 }]);
  });

  it('treats a removed product as sold out, and keeps one that could not be loaded', async () => {
    const shop = await startShopping({
      cart: [aCartItem({ product: dress }), aCartItem({ product: lamp })],
      answers: {
        'GET /products/:id': ({ params }) => {
          throw new ApiError(params.id === '1' ? 410 : 0, 'no');
        },
      },
    });
    expect(await shop.bus.send('cart.refresh', {})).toEqual({ loaded: false });
    expect(shop.cart().lines).toMatchObject([{ product: { id: 2 } }]);
  });
});
