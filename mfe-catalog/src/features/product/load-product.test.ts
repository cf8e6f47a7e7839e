import { aProduct, aShop, aVariant } from '../../../test/shop-platform';
import { loadProduct } from './load-product';

const signal = new AbortController().signal;
const at = (address: string) => new URL(address, 'http://shop.test');

function shop() {
  const { platform } = aShop({
    'GET /products/:slug': () => ({
      data: aProduct({
        stars: 0,
        images: ['/back.webp', '/back.webp'],
        image: '/front.webp',
        variants: [aVariant(3, 'Red', 'M')],
      }),
    }),
  });
  return platform;
}

describe('loading a product', () => {
  it('sends one request for all variants', async () => {
    const platform = shop();
    const first = await loadProduct(platform, 'ankara-dress', at('/ankara-dress'), signal);
    const other = await loadProduct(platform, 'ankara-dress', at('/ankara-dress?variant=3'), signal);
    expect(other).toBe(first);
    expect(platform.calls).toHaveLength(1);
  });

  it('remembers nothing on the server', async () => {
    const platform = Object.assign(shop(), { isServer: true });
    await loadProduct(platform, 'ankara-dress', at('/ankara-dress'), signal);
    await loadProduct(platform, 'ankara-dress', at('/ankara-dress?variant=3'), signal);
    expect(platform.calls).toHaveLength(2);
  });

  it('returns only the data of the page, with each picture once', async () => {
    const { product } = await loadProduct(shop(), 'ankara-dress', at('/ankara-dress'), signal);
    expect(product.pictures).toEqual([{ src: '/front.webp' }, { src: '/back.webp' }]);
    expect(product).not.toHaveProperty('images');
    expect(product).not.toHaveProperty('more');
    expect(product).not.toHaveProperty('gigl_station');
  });
});
