import type { CartItem, ProductCard, Suggestions } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { offerFlash, openCampaign } from '../../../test/shop/flash-deals';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import type { TestProduct } from '../../../test/shop/products';
import { type Shopper, withShop } from '../../../test/shop/with-shop';

const HOURS = 3600;

describe.each(databases)('the flash price of a product on %s', (database) => {
  const shop = withShop(database, { modules: ['catalog', 'deals'] });
  let blender: TestProduct;
  let endsAt: string;
  beforeEach(async () => {
    endsAt = new Date(shop.app.clock().getTime() + 2 * HOURS * 1000).toISOString();
    blender = await shop.product({ title: 'Blender', price: 20_000, stock: 10 });
    await offerFlash(shop, await openCampaign(shop, { hours: 2 }), blender, { price: 5_000, quantity: 2 });
  });

  const read = async (url: string, who?: Shopper) =>
    (await shop.inject({ url, ...(who && { headers: who.headers }) })).json();
  const inList = async (who?: Shopper) =>
    ((await read('/products?perPage=60', who)).data as ProductCard[]).find(({ id }) => id === blender.id)!;
  const onPage = async (who?: Shopper) => (await read(`/products/${blender.id}`, who)).data as ProductCard;
  const order = (who: Shopper) => placeOrder(shop, who, [lineOf(blender)], { coupon_code: 'FLASH' });
  const add = (who: Shopper) =>
    shop.inject({ method: 'POST', url: '/cart', headers: who.headers, payload: { product_id: blender.id } });
  const suggested = async () =>
    ((await read('/products/suggestions?q=blender')).data as Suggestions).products.find(({ id }) => id === blender.id)!;
  const wish = (who: Shopper) => shop.inject({ method: 'POST', url: `/wishlist/${blender.id}`, headers: who.headers });
  const inWishlist = async (who: Shopper) => ((await read('/wishlist', who)).data as ProductCard[])[0]!;
  const inCart = async (who: Shopper) => ((await read('/cart', who)).data as CartItem[])[0]!.product;

  it('stands beside the regular price in lists, suggestions, cart and wishlist, and on its page', async () => {
    const flash = { price: 5_000, ends_at: expect.any(String), left: 2, code: 'FLASH' };
    const ada = await shop.shopper();
    await add(ada);
    await wish(ada);
    const all = [await inList(), await onPage(), await inCart(ada), await inWishlist(ada), await suggested()];
    for (const product of all) expect(product).toMatchObject({ selling_price: 20_000, flash });
    expect(Math.abs(Date.parse((await onPage()).flash!.ends_at) - Date.parse(endsAt))).toBeLessThan(60_000);
  });

  it('is absent before and after the campaign, and when its units or the stock are gone', async () => {
    await order(await shop.shopper());
    expect((await onPage()).flash).toMatchObject({ left: 1 });
    await order(await shop.shopper());
    for (const product of [await inList(), await onPage()]) expect(product).not.toHaveProperty('flash');

    const kettle = await shop.product({ title: 'Kettle', price: 20_000, stock: 0 });
    await offerFlash(shop, await openCampaign(shop, { hours: 2 }), kettle, { price: 5_000, quantity: 2 });
    expect((await read(`/products/${kettle.id}`)).data).not.toHaveProperty('flash');

    const iron = await shop.product({ title: 'Iron', price: 20_000, stock: 5 });
    await offerFlash(shop, await openCampaign(shop, { hours: 2 }), iron, { price: 5_000, quantity: 2 });
    expect((await read(`/products/${iron.id}`)).data).toHaveProperty('flash');
    shop.advance(3 * HOURS);
    expect((await read(`/products/${iron.id}`)).data).not.toHaveProperty('flash');
  });

  it('is absent for a product that costs no more without it', async () => {
    const cheap = await shop.product({ title: 'Cheap', price: 5_000, stock: 5 });
    await offerFlash(shop, await openCampaign(shop, { hours: 2 }), cheap, { price: 5_000, quantity: 2 });
    const { data } = await read(`/products/${cheap.id}`);
    expect(data).toMatchObject({ title: 'Cheap', selling_price: 5_000 });
    expect(data).not.toHaveProperty('flash');
  });

  it('no longer stands in the cart and wishlist of a shopper who has used it, and stays on pages for all', async () => {
    const ada = await shop.shopper();
    expect((await read('/flash-deals/used', ada)).data).toEqual({ product_ids: [] });
    await order(ada);
    await add(ada);
    await wish(ada);
    expect(await inCart(ada)).not.toHaveProperty('flash');
    expect(await inWishlist(ada)).not.toHaveProperty('flash');
    expect(await onPage(ada)).toEqual(await onPage());
    expect(await onPage(ada)).toHaveProperty('flash');
    expect((await read('/flash-deals/used', ada)).data).toEqual({ product_ids: [blender.id] });
    shop.advance(3 * HOURS);
    expect((await read('/flash-deals/used', ada)).data).toEqual({ product_ids: [] });
  });

  it('is not told to a guest as used', async () => {
    expect((await shop.inject({ url: '/flash-deals/used' })).statusCode).toBe(401);
  });
});
