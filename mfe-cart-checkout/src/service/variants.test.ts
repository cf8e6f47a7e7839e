import type { CartProduct } from '@nkm/contracts';
import { aCartItem, aCartProduct, aUser } from '@nkm/testing';
import { serverLists } from '../../test/server-lists';
import { settled, startShopping } from '../../test/start-shopping';

const size = (id: number) => ({
  id,
  selling_price: 9000,
  original_price: 9000,
  quantity: 5,
  values: [{ title: 'Size', value: `${id}` }],
  image: '',
});
const shoe = aCartProduct({ id: 1, title: 'Aba shoe' });
const ofSize = (id: number): CartProduct => ({ ...shoe, variant: size(id) });
const inCart = () => [38, 39].map((id) => aCartItem({ id, product: ofSize(id) }));
const key = (variantId: number) => ({ productId: 1, variantId });

describe('variants of one product', () => {
  it('leaves the other line in the cart when one moves to the wishlist, and keeps its choice there', async () => {
    const shop = await startShopping({ cart: inCart() });
    expect(await shop.bus.send('cart.move-to-wishlist', { lines: [key(38)] })).toEqual({ moved: 1 });
    expect(shop.storedCart()).toMatchObject([{ product: { variant: { id: 39 } } }]);
    expect(shop.storedWishlist()).toMatchObject([{ id: 1, variant: { id: 38 } }]);
    expect(shop.toasted()).toEqual(['success: Aba shoe, Size: 38 added to wishlist']);
  });

  it('leaves the second line in the cart when both move, because the wishlist holds the product once', async () => {
    const shop = await startShopping({ cart: inCart() });
    expect(await shop.bus.send('cart.move-to-wishlist', { lines: [key(38), key(39)] })).toEqual({ moved: 1 });
    expect(shop.storedCart()).toMatchObject([{ product: { variant: { id: 39 } } }]);
    expect(shop.toasted().at(-1)).toBe('warning: Aba shoe, Size: 39 already in wishlist');
  });

  it('names the variant of an added and a removed line', async () => {
    const shop = await startShopping();
    await shop.addToCart(ofSize(38));
    await shop.bus.send('cart.remove', key(38));
    expect(shop.toasted()).toEqual([
      'success: Aba shoe, Size: 38 added to cart',
      'info: Aba shoe, Size: 38 removed from cart',
    ]);
  });

  it('sends the choice to the server, and offers it again with a server that knows none', async () => {
    const { answers } = serverLists([shoe]);
    const shop = await startShopping({ answers });
    shop.platform.signIn(aUser());
    await settled();
    await shop.bus.send('wishlist.toggle', { product: ofSize(38) });
    const sent = shop.platform.calls.find(({ call }) => call === 'POST /wishlist/1');
    expect(sent?.body).toEqual({ variant: 38 });
    await shop.bus.send('cart.refresh', {});
    expect(shop.wishlist().products).toMatchObject([{ id: 1, variant: { id: 38 } }]);
    await shop.bus.send('wishlist.toggle', { product: shoe });
    await shop.bus.send('wishlist.toggle', { product: shoe });
    await shop.bus.send('cart.refresh', {});
    expect(shop.wishlist().products).toMatchObject([{ id: 1, variant: null }]);
  });

  it('prefers the choice of the server', async () => {
    const { answers } = serverLists([], { wishlist: [ofSize(39)] });
    const shop = await startShopping({ answers });
    shop.platform.storage.write('wishlist-choices', { 1: size(38) });
    shop.platform.signIn(aUser());
    await settled();
    expect(shop.wishlist().products).toMatchObject([{ id: 1, variant: { id: 39 } }]);
  });
});
