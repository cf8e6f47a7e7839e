import { ApiError } from '@nkm/platform';
import { aCartItem, aCartProduct, aUser } from '@nkm/testing';
import { serverLists } from '../../test/server-lists';
import { settled, startShopping } from '../../test/start-shopping';
import { forgetOldChanges, readChanges, rememberChanges } from '../features/cart/changes';
import { readSoldOut } from '../features/cart/sold-out';

const red = {
  id: 10,
  selling_price: 9000,
  original_price: 9000,
  quantity: 60,
  values: [{ title: 'Colour', value: 'Red' }],
  image: '',
};
const dress = aCartProduct({ id: 1, title: 'Ankara dress', selling_price: 8500, quantity: 15 });
const hat = aCartProduct({ id: 2, title: 'Fila hat', variant: red });
const name = 'Fila hat, Colour: Red';

async function shopWith(start: Parameters<typeof serverLists>[1], cart: unknown[] = []) {
  const { answers, lists: server } = serverLists([dress, hat], start);
  const shop = await startShopping({ cart, answers });
  const changes = () => readChanges(shop.platform.storage);
  const signIn = async () => {
    shop.platform.signIn(aUser());
    await settled();
    await settled();
  };
  return { ...shop, answers, server, changes, signIn };
}

describe('a cart that changes without the shopper', () => {
  it('tells which quantity the stock lowered, from what, to what', async () => {
    const shop = await shopWith({ cart: [aCartItem({ id: 5, product: dress, quantity: 20 })] });
    await shop.signIn();
    expect(shop.cart().lines).toMatchObject([{ quantity: 15 }]);
    expect(shop.changes()).toMatchObject([{ kind: 'quantity', name: 'Ankara dress', from: 20, to: 15, stock: 15 }]);
    await shop.bus.send('cart.refresh', {});
    expect(shop.changes()).toHaveLength(1);
  });

  it('tells which quantity the server lowered at sign-in', async () => {
    const shop = await shopWith({}, [aCartItem({ product: hat, quantity: 60 })]);
    const add = shop.answers['POST /cart']!;
    shop.platform.answer({
      'POST /cart': (call) => add({ ...call, body: { ...(call.body as object), quantity: 50 } }),
    });
    await shop.signIn();
    expect(shop.changes()).toMatchObject([{ kind: 'quantity', name, from: 60, to: 50, stock: 60 }]);
  });

  it('tells which quantity the account raised at sign-in', async () => {
    const server = { cart: [aCartItem({ id: 5, product: hat, quantity: 5 })] };
    const shop = await shopWith(server, [aCartItem({ product: hat, quantity: 2 })]);
    await shop.signIn();
    expect(shop.changes()).toMatchObject([{ kind: 'quantity', name, from: 2, to: 5 }]);
  });

  it('says nothing when the guest had more', async () => {
    const server = { cart: [aCartItem({ id: 5, product: hat, quantity: 2 })] };
    const shop = await shopWith(server, [aCartItem({ product: hat, quantity: 5 })]);
    await shop.signIn();
    expect(shop.cart().lines).toMatchObject([{ quantity: 5 }]);
    expect(shop.changes()).toEqual([]);
  });

  it('tells a changed price of a guest, and nothing once it is back', async () => {
    const shop = await startShopping({ cart: [aCartItem({ product: dress })] });
    const sellAt = (selling_price: number) =>
      shop.platform.answer({ 'GET /products/:id': () => ({ data: { ...dress, selling_price, variants: [] } }) });
    sellAt(9000);
    await shop.bus.send('cart.refresh', {});
    const changes = () => readChanges(shop.platform.storage);
    expect(changes()).toMatchObject([{ kind: 'price', name: 'Ankara dress', from: 850_000, to: 900_000 }]);
    sellAt(8500);
    await shop.bus.send('cart.refresh', {});
    expect(changes()).toEqual([]);
  });

  it('tells a price that changed on the server since the last visit', async () => {
    const shop = await shopWith({ cart: [aCartItem({ id: 5, product: dress })] });
    await shop.signIn();
    shop.server.cart[0]!.product = { ...dress, selling_price: 7900 };
    await shop.bus.send('cart.refresh', {});
    expect(shop.changes()).toMatchObject([{ kind: 'price', name: 'Ankara dress', from: 850_000, to: 790_000 }]);
  });

  it('names a product that the shop withdrew, and no line that left on another device', async () => {
    const shop = await shopWith({
      cart: [aCartItem({ id: 5, product: dress }), aCartItem({ id: 6, product: hat })],
    });
    await shop.signIn();
    shop.platform.answer({
      'GET /products/:id': ({ params }) => {
        if (params.id === '1') throw new ApiError(410, 'Gone');
        return { data: { ...hat, variants: [red] } };
      },
    });
    shop.server.cart = [];
    await shop.bus.send('cart.refresh', {});
    expect(readSoldOut(shop.platform.storage)).toMatchObject([{ id: 1 }]);
  });

  it('says nothing about a change that the shopper made', async () => {
    const shop = await shopWith({ cart: [aCartItem({ id: 5, product: dress, quantity: 3 })] });
    await shop.signIn();
    await shop.bus.send('cart.change-quantity', { productId: 1, variantId: null, quantity: 2 });
    await shop.bus.send('cart.remove', { productId: 1, variantId: null });
    await shop.bus.send('cart.refresh', {});
    expect(shop.changes()).toEqual([]);
    expect(readSoldOut(shop.platform.storage)).toEqual([]);
  });

  it('keeps the notice over a reload, and drops it at the next visit', async () => {
    const shop = await startShopping();
    const { storage } = shop.platform;
    const change = { kind: 'quantity' as const, key: '1', name, from: 20, to: 15, stock: 15, at: Date.now() };
    rememberChanges(storage, [change]);
    forgetOldChanges(storage);
    expect(readChanges(storage)).toHaveLength(1);
    rememberChanges(storage, [{ ...change, to: 14, at: Date.now() - 31 * 60_000 }]);
    forgetOldChanges(storage);
    expect(readChanges(storage)).toEqual([]);
  });
});
