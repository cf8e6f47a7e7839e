import { ApiError, STORAGE_KEYS } from '@nkm/platform';
import { aCartItem, aCartProduct, aUser, createTestPlatform } from '@nkm/testing';
import { serverLists } from '../../test/server-lists';
import { settled, startShopping } from '../../test/start-shopping';
import { startCartService } from './start-cart-service';

const dress = aCartProduct({ id: 1, title: 'Ankara dress', quantity: 3 });
const lamp = aCartProduct({ id: 2, title: 'Solar lamp', quantity: 5 });
const phone = aCartProduct({ id: 3, title: 'Phone', quantity: 5 });
const catalog = [dress, lamp, phone];

async function signedIn(
  start: Parameters<typeof serverLists>[1] = {},
  browser: { cart?: unknown[]; wishlist?: unknown[] } = {},
) {
  const server = serverLists(catalog, start);
  const shop = await startShopping({ ...browser, answers: server.answers });
  shop.platform.signIn(aUser());
  await settled();
  await settled();
  return { ...shop, server };
}

describe('sign-in', () => {
  it("CART-RULE-003 uploads the lists line by line, clears the accepted lines, then loads the server's lists", async () => {
    const shop = await signedIn(
      { cart: [aCartItem({ product: phone })] },
      { cart: [aCartItem({ product: dress, quantity: 2 })], wishlist: [lamp] },
    );
    expect(shop.called()).toEqual([
      'GET /cart',
      'GET /wishlist',
      'POST /cart',
      'GET /cart',
      'POST /wishlist/2',
      'GET /cart',
      'GET /wishlist',
    ]);
    expect(shop.cart()).toMatchObject({ status: 'ready', count: 2 });
    expect(shop.wishlist().productIds).toEqual([2]);
    expect(shop.storedCart()).toEqual([]);
    expect(shop.storedWishlist()).toEqual([]);
  });

  it('uploads nothing that the server already has', async () => {
    const mine = aCartItem({ product: dress, quantity: 2 });
    const shop = await signedIn(
      { cart: [aCartItem({ product: dress, quantity: 3 })], wishlist: [lamp] },
      { cart: [mine], wishlist: [lamp] },
    );
    expect(shop.called()).toEqual(['GET /cart', 'GET /wishlist']);
    expect(shop.cart().lines).toMatchObject([{ quantity: 3 }]);
    expect(shop.storedCart()).toEqual([]);
  });

  it('raises the quantity of a line that the server already has', async () => {
    const shop = await signedIn(
      { cart: [aCartItem({ product: dress, quantity: 1 })] },
      { cart: [aCartItem({ product: dress, quantity: 3 })] },
    );
    expect(shop.called()).not.toContain('POST /cart');
    expect(shop.server.lists.cart).toMatchObject([{ quantity: 3 }]);
  });

  it('keeps the lines that the server refused, reports them, and retries', async () => {
    const gone = aCartProduct({ id: 99, title: 'Discontinued' });
    const shop = await signedIn({}, { cart: [aCartItem({ product: gone }), aCartItem({ product: dress })] });
    expect(shop.storedCart()).toMatchObject([{ product: { id: 99 } }]);
    expect(shop.cart().lines).toMatchObject([{ product: { id: 1 } }]);
    expect(shop.toasted()).toEqual(['warning: Not moved to your account yet: Discontinued']);
    catalog.push(gone);
    await shop.bus.send('cart.refresh', {});
    catalog.pop();
    expect(shop.storedCart()).toEqual([]);
    expect(shop.cart().count).toBe(2);
  });

  it('reports an unavailable server, and loads when it is back', async () => {
    const server = serverLists(catalog, { cart: [aCartItem({ product: phone })] });
    const away = () => {
      throw new ApiError(503, 'Away');
    };
    const shop = await startShopping({
      cart: [aCartItem({ product: dress })],
      answers: { ...server.answers, 'GET /cart': away },
    });
    shop.platform.signIn(aUser());
    await settled();
    expect(shop.cart()).toMatchObject({ status: 'loading', failed: true });
    expect(await shop.addToCart(lamp)).toMatchObject({ outcome: 'refused' });
    expect(shop.storedCart()).toHaveLength(1);
    shop.platform.answer({ 'GET /cart': server.answers['GET /cart']! });
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(shop.cart()).toMatchObject({ status: 'ready', count: 2 });
  });

  it.each([{}, null, { data: null }, { message: 'OK' }])(
    'never takes the answer %j for an empty cart',
    async (body) => {
      const server = serverLists(catalog, { cart: [aCartItem({ product: phone })] });
      const shop = await startShopping({ answers: { ...server.answers, 'GET /cart': () => body } });
      shop.platform.signIn(aUser());
      await settled();
      expect(shop.cart()).toMatchObject({ status: 'loading', failed: true });
    },
  );

  it("shows the browser's empty cart after sign-out", async () => {
    const shop = await signedIn({ cart: [aCartItem({ product: phone })] });
    await shop.platform.session.end();
    await settled();
    expect(shop.cart()).toMatchObject({ status: 'ready', count: 0 });
  });

  it.each(['another tab signs out', 'nobody signs out'])(
    'stores the cart unless %s before the answer',
    async (what) => {
      const answers: ((body: unknown) => void)[] = [];
      const server = serverLists(catalog);
      const shop = await startShopping({
        answers: { ...server.answers, 'GET /cart': () => new Promise((resolve) => answers.push(resolve)) },
      });
      const { storage } = shop.platform;
      storage.set(STORAGE_KEYS.token, 'of-ada');
      shop.platform.signIn(aUser());
      await settled();
      if (what === 'another tab signs out') storage.remove(STORAGE_KEYS.token);
      for (const answer of answers) answer({ data: [aCartItem({ product: phone })] });
      await settled();
      expect(storage.get('cart-seen') === null).toBe(what === 'another tab signs out');
    },
  );

  it('delays commands until the session is known', async () => {
    const server = serverLists(catalog);
    const platform = createTestPlatform('mfe-cart-checkout', server.answers);
    platform.hostBus.as('shell').publish('session', { status: 'restoring', user: null });
    startCartService(platform);
    const answer = platform.bus.send('cart.add', { product: dress, quantity: 1 });
    await settled();
    expect(platform.calls).toEqual([]);
    platform.signIn(aUser());
    expect(await answer).toMatchObject({ outcome: 'added' });
    expect(server.lists.cart).toHaveLength(1);
    expect(platform.storage.get(STORAGE_KEYS.cart)).toBeNull();
  });
});

describe('a cart on the server', () => {
  it('CART-ROLE-002 CART-CALL-001 CART-CALL-006 loads together with the wishlist', async () => {
    const shop = await signedIn({ cart: [aCartItem({ product: phone, quantity: 2 })], wishlist: [lamp] });
    expect(shop.called()).toEqual(['GET /cart', 'GET /wishlist']);
    expect(shop.cart().lines).toMatchObject([{ product: { id: 3 }, quantity: 2 }]);
    expect(shop.wishlist()).toMatchObject({ productIds: [2], products: [{ title: 'Solar lamp' }] });
  });

  it('CART-CALL-002 adds lines by product and variant', async () => {
    const shop = await signedIn();
    const variant = { id: 8, selling_price: 100, original_price: 100, quantity: 4, values: [], image: '' };
    await shop.addToCart({ ...dress, variant }, 2);
    expect(shop.platform.calls).toContainEqual(
      expect.objectContaining({ call: 'POST /cart', body: { quantity: 2, variant: 8, product_id: 1 } }),
    );
  });

  it('CART-CALL-003 CART-CALL-004 CART-CALL-005 changes and removes lines by their id, and clears the cart', async () => {
    const shop = await signedIn({
      cart: [aCartItem({ id: 41, product: dress }), aCartItem({ id: 42, product: lamp })],
    });
    await shop.bus.send('cart.change-quantity', { productId: 1, variantId: null, quantity: 2 });
    expect(shop.platform.calls.at(-1)).toMatchObject({ call: 'PATCH /cart/41', body: { quantity: 2 } });
    await shop.bus.send('cart.remove', { productId: 2, variantId: null });
    expect(shop.called().at(-1)).toBe('DELETE /cart/42');
    await shop.bus.send('cart.clear', {});
    expect(shop.called().at(-1)).toBe('DELETE /cart');
    expect(shop.server.lists.cart).toEqual([]);
  });

  it('CART-CALL-007 CART-CALL-008 adds and removes wishlist products by their id', async () => {
    const shop = await signedIn();
    await shop.bus.send('wishlist.toggle', { product: lamp });
    expect(shop.called().at(-1)).toBe('POST /wishlist/2');
    await shop.bus.send('wishlist.toggle', { product: lamp });
    expect(shop.called().at(-1)).toBe('DELETE /wishlist/2');
  });

  it("uses the server's id for a new line", async () => {
    const shop = await signedIn();
    await shop.addToCart(dress);
    const [line] = shop.server.lists.cart;
    await shop.bus.send('cart.remove', { productId: 1, variantId: null });
    expect(shop.called().at(-1)).toBe(`DELETE /cart/${line!.id}`);
    expect(shop.server.lists.cart).toEqual([]);
  });

  it.each(['cart.add', 'cart.remove', 'cart.clear', 'cart.change-quantity'] as const)(
    'reverts a refused %s and shows the error',
    async (command) => {
      const shop = await signedIn({ cart: [aCartItem({ id: 41, product: dress })] });
      const before = shop.cart();
      const refuse = () => {
        throw new ApiError(500, 'The server stumbled');
      };
      shop.platform.answer({
        'POST /cart': refuse,
        'DELETE /cart/:id': refuse,
        'DELETE /cart': refuse,
        'PATCH /cart/:id': refuse,
      });
      const key = { productId: 1, variantId: null };
      const payload = {
        'cart.add': { product: lamp, quantity: 1 },
        'cart.remove': key,
        'cart.clear': {},
        'cart.change-quantity': { ...key, quantity: 2 },
      }[command];
      const answer = await shop.bus.send(command, payload as never);
      expect(answer).toMatchObject({ message: 'The server stumbled' });
      expect(shop.cart()).toEqual(before);
      expect(shop.toasted()).toEqual(['error: The server stumbled']);
    },
  );

  it("shows the server's quantity when the server has less stock", async () => {
    const shop = await signedIn({ cart: [aCartItem({ id: 41, product: dress, quantity: 1 })] });
    shop.platform.answer({
      'PATCH /cart/:id': () => ({ data: aCartItem({ id: 41, product: { ...dress, quantity: 2 }, quantity: 2 }) }),
      'POST /cart': () => ({ data: aCartItem({ id: 42, product: { ...lamp, quantity: 1 }, quantity: 1 }) }),
    });
    const changed = await shop.bus.send('cart.change-quantity', { productId: 1, variantId: null, quantity: 3 });
    expect(changed).toEqual({ quantity: 2, message: 'Maximum quantity reached for this product' });
    expect(await shop.addToCart(lamp, 2)).toMatchObject({ outcome: 'capped' });
    expect(shop.cart().lines).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });

  it('shows a change before the server answers', async () => {
    const shop = await signedIn();
    const answer = shop.addToCart(dress);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(shop.cart().count).toBe(1);
    expect(shop.toasted()).toEqual([]);
    await answer;
    expect(shop.toasted()).toEqual(['success: Ankara dress added to cart']);
  });

  it('treats a line that is missing on the server as removed', async () => {
    const shop = await signedIn({ cart: [aCartItem({ id: 41, product: dress })] });
    shop.server.lists.cart = [];
    expect(await shop.bus.send('cart.remove', { productId: 1, variantId: null })).toEqual({
      message: 'Ankara dress removed from cart',
    });
  });

  it('CART-SCR-010 corrects quantities above the stock with a PATCH and removes sold-out lines', async () => {
    const shop = await signedIn({
      cart: [
        aCartItem({ id: 41, product: dress, quantity: 8 }),
        aCartItem({ id: 42, product: { ...lamp, quantity: 0 } }),
      ],
    });
    expect(shop.cart().lines).toMatchObject([{ id: 41, quantity: 3 }]);
    expect(shop.platform.calls).toContainEqual(
      expect.objectContaining({ call: 'PATCH /cart/41', body: { quantity: 3 } }),
    );
    expect(shop.called()).toContain('DELETE /cart/42');
  });

  it('loads again after an order took its lines', async () => {
    const shop = await signedIn({ cart: [aCartItem({ product: dress })] });
    shop.server.lists.cart = [];
    shop.bus.emit('order.placed', { orderId: 1, reference: 'r', lines: [] });
    await settled();
    expect(shop.cart().count).toBe(0);
  });
});

describe('Buy Now', () => {
  it('sets the quantity of the line on the server with one PATCH and selects only this line', async () => {
    const mine = [aCartItem({ product: lamp, id: 7 }), aCartItem({ product: dress, id: 8, quantity: 1 })];
    const shop = await signedIn({ cart: mine });
    shop.platform.storage.write('selectedProducts', ['2']);
    const before = shop.called().length;
    const answer = await shop.bus.send('cart.add', { product: dress, quantity: 3, buyNow: true });
    expect(answer).toMatchObject({ boughtNow: true });
    expect(shop.called().slice(before)).toEqual(['PATCH /cart/8']);
    expect(shop.server.lists.cart).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
    expect(shop.platform.storage.get('selectedProducts')).toBe('["1"]');
  });

  it('sets the chosen quantity when another device has added more', async () => {
    const shop = await signedIn({ cart: [] });
    shop.server.lists.cart.push(aCartItem({ product: dress, id: 8, quantity: 3 }));
    await shop.bus.send('cart.add', { product: dress, quantity: 2, buyNow: true });
    expect(shop.server.lists.cart).toMatchObject([{ quantity: 2 }]);
  });

  it('keeps quantity and selection when the server refuses', async () => {
    const shop = await signedIn({ cart: [aCartItem({ product: dress, id: 8, quantity: 1 })] });
    shop.platform.storage.write('selectedProducts', ['2']);
    const refuse = () => {
      throw new ApiError(503, 'Busy');
    };
    shop.platform.answer({ 'PATCH /cart/:id': refuse });
    const answer = await shop.bus.send('cart.add', { product: dress, quantity: 3, buyNow: true });
    expect(answer).toEqual({ outcome: 'refused', message: 'Busy' });
    expect(shop.cart().lines).toMatchObject([{ quantity: 1 }]);
    expect(shop.platform.storage.get('selectedProducts')).toBe('["2"]');
  });
});
