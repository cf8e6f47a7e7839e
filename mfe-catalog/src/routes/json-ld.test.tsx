import { aProductCard, type Answers } from '@nkm/testing';
import { matchPath } from 'react-router-dom';
import { faultsOfJsonLd } from '../../test/json-ld';
import { aCategory, aProduct, aReview, aShop, aVariant, pageOf } from '../../test/shop-platform';
import { routes } from '../expose/routes';

const SECTION = { id: 1, type: 'Dropdown', title: 'How do I pay?', content: '<p>By card.</p>' };
const PAGE = { id: 1, title: 'Texts', slug: 'texts', category: 'Company', sections: [SECTION] };
const products = () => pageOf([aProductCard(), aProductCard()]);
const ANSWERS: Answers = {
  'GET /products': products,
  'GET /products/search': products,
  'GET /products/:slug': () => ({ data: aProduct({ id: 5 }) }),
  'GET /products/:id/reviews': () => ({ data: [aReview(1)], pagination: { current_page: 1, total: 1, perPage: 3 } }),
  'GET /subcategories': () => ({ data: [aCategory('clothing-apparel', 'Clothing & Apparel', 2)] }),
  'GET /subcategories/:slug': () => ({ title: 'Women’s Clothing', slug: 'womens-clothing', ...products() }),
  'GET /categories/:slug/products': products,
  'GET /categories/:slug/recommended': products,
  'GET /adverts/web/:placement': () => ({ data: [] }),
  'GET /pages/:slug': () => ({ data: PAGE }),
};

/** Returns only the head, without rendering the page. */
async function headOf(
  id: string,
  at: string,
  answers: Answers = {},
  { platform }: Pick<ReturnType<typeof aShop>, 'platform'> = aShop({ ...ANSWERS, ...answers }),
) {
  const route = routes.find((one) => one.id === id)!;
  const url = new URL(at, 'http://shop.test');
  const params = matchPath(route.path, url.pathname)!.params;
  const data = await route.load!({ platform, params, url, signal: new AbortController().signal });
  return route.head!(data, url);
}
const typesOf = (objects: object[] = []) => objects.map((object) => (object as { '@type': string })['@type']);

describe('the structured data for search engines', () => {
  it.each([
    ['home', '/', ['WebSite', 'Organization']],
    ['shop', '/shop', ['BreadcrumbList']],
    ['category', '/shop/womens-clothing', ['BreadcrumbList']],
    ['search', '/search/gele', ['BreadcrumbList']],
    ['product', '/ankara-dress', ['Product', 'BreadcrumbList']],
    ['editorial', '/editorial/texts', ['BreadcrumbList']],
    ['faqs', '/faqs', ['BreadcrumbList', 'FAQPage']],
    ['our-press', '/Our-Press', ['BreadcrumbList']],
    ['blog-list', '/Blog-List', ['BreadcrumbList']],
    ['about', '/about', ['BreadcrumbList']],
    ['become-a-vendor', '/become-a-vendor', ['BreadcrumbList']],
    ['coming-soon', '/Coming-Soon', ['BreadcrumbList']],
    ['contact-us', '/Contact-Us', ['BreadcrumbList']],
    ['kids-home', '/kids-home', ['BreadcrumbList']],
  ])('of %s is complete, and its canonical address is %s', async (id, at, types) => {
    const { jsonLd, canonical, title, description } = await headOf(id, at);
    expect(typesOf(jsonLd)).toEqual(types);
    expect(faultsOfJsonLd(jsonLd)).toEqual([]);
    expect(canonical).toBe(at);
    expect([title, description].every((text) => text && text.length > 0)).toBe(true);
  });

  it('of a product has exactly this form', async () => {
    const { jsonLd } = await headOf('product', '/ankara-dress');
    expect(jsonLd![0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Ankara dress',
      description: 'Bright wax print.',
      sku: '5',
      url: 'http://shop.test/ankara-dress',
      image: ['dress-5/320', 'back/640', 'detail/640'].map((name) => `http://shop.test/api/pictures/${name}.webp`),
      category: 'Clothing & Apparel',
      offers: {
        '@type': 'Offer',
        url: 'http://shop.test/ankara-dress',
        price: '8500.00',
        priceCurrency: 'NGN',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Ngozi Fabrics' },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'NG',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 7,
          returnMethod: 'https://schema.org/ReturnByMail',
        },
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.3', reviewCount: 4 },
    });
  });

  it('of a product says what the delivery costs and how long it takes, where the server tells it', async () => {
    const shipping = async (selling_price: number) => {
      const product = aProduct({ id: 5, selling_price });
      const { platform } = aShop({ ...ANSWERS, 'GET /products/:slug': () => ({ data: product }) });
      const delivery = { pickup: 1397.5, freeOver: 10_000 };
      Object.assign(platform, { settings: { ...platform.settings, delivery } });
      const { jsonLd } = await headOf('product', '/ankara-dress', {}, { platform });
      expect(faultsOfJsonLd(jsonLd)).toEqual([]);
      return (jsonLd![0] as { offers: { shippingDetails: object } }).offers.shippingDetails;
    };
    expect(await shipping(8_500)).toEqual({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '1397.50', currency: 'NGN' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NG' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', maxValue: 5, unitCode: 'DAY' },
      },
    });
    expect(await shipping(10_001)).toMatchObject({ shippingRate: { value: '0.00' } });
  });

  it('of a product with variants names each with its price, stock and address', async () => {
    const variants = [aVariant(21, 'Indigo', 'M'), aVariant(22, 'Red', 'L', { quantity: 0 })];
    const product = aProduct({ id: 5, variants, variants_id: 21 });
    const { jsonLd, canonical } = await headOf('product', '/ankara-dress?variant=22', {
      'GET /products/:slug': () => ({ data: product }),
    });
    expect(faultsOfJsonLd(jsonLd)).toEqual([]);
    expect(canonical).toBe('/ankara-dress');
    expect(jsonLd![0]).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Ankara dress',
      productGroupID: '5',
      url: 'http://shop.test/ankara-dress',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        { '@type': 'Product', name: 'Ankara dress, Colour: Indigo, Size: M', color: 'Indigo', size: 'M', sku: '5-21' },
        {
          url: 'http://shop.test/ankara-dress?variant=22',
          image: 'http://shop.test/api/pictures/variant-22/640.webp',
          offers: { price: '22000.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
    expect(jsonLd![0]).not.toHaveProperty('offers');
  });

  it('of a product names its brand', async () => {
    const product = aProduct({ id: 5, specification: { Brand: 'Vlisco', Material: 'Cotton' } });
    const { jsonLd } = await headOf('product', '/ankara-dress', { 'GET /products/:slug': () => ({ data: product }) });
    expect(jsonLd![0]).toMatchObject({ brand: { '@type': 'Brand', name: 'Vlisco' } });
  });

  it('of a product offers a JPEG to messengers, where the server has one', async () => {
    const shared_picture = { src: '/api/pictures/dress-5/960.jpg', width: 960, height: 960 };
    const answers = { 'GET /products/:slug': () => ({ data: aProduct({ id: 5, shared_picture }) }) };
    expect(await headOf('product', '/ankara-dress', answers)).toMatchObject({
      image: '/api/pictures/dress-5/960.jpg',
      imageDetails: { width: 960, height: 960, alt: 'Ankara dress' },
    });
    expect((await headOf('product', '/ankara-dress')).imageDetails).toBeUndefined();
  });

  it('of a list ignores filters and sorting, with one canonical address per page', async () => {
    const answers = { 'GET /products': () => pageOf([aProductCard()], 90) };
    const { canonical } = await headOf('shop', '/shop?page=3&sort=price_asc&brand=Vlisco', answers);
    expect(canonical).toBe('/shop?page=3');
  });

  it('of a search with results has one canonical address and ignores case', async () => {
    const head = await headOf('search', '/search/Gele');
    expect(head).toMatchObject({ canonical: '/search/gele', description: expect.stringContaining('“Gele”') });
    expect(head.robots).toBeUndefined();
  });

  it.each([
    ['finds nothing', '/search/gele', pageOf([])],
    ['finds something else', '/search/gelle', { ...products(), searched_for: 'gele' }],
    ['is a further page', '/search/gele?page=2', pageOf([aProductCard()], 90)],
    ['is sorted', '/search/gele?sort=price_asc', products()],
  ])('of a search is noindex when it %s', async (_, address, found) => {
    const head = await headOf('search', address, { 'GET /products/search': () => found });
    expect(head).toMatchObject({ robots: 'noindex', canonical: expect.stringMatching(/^\/search\/gell?e$/) });
  });

  it('fails the check when it is invalid', () => {
    expect(faultsOfJsonLd([{ '@type': 'Product', name: '', url: '/gele' }])).toEqual([
      '0: no context',
      '0: Product has no name',
      '0: Product has no image',
      '0: Product has no offers',
      '0.url: no whole address: "/gele"',
    ]);
    expect(faultsOfJsonLd([{ '@context': 'https://schema.org', '@type': 'Produkt' }])).toEqual([
      '0: the type Produkt is not known here',
    ]);
  });
});
