import type { Settings } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers, buttonsSettle, stopClock } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, aShop, pageOf } from '../../../test/shop-platform';
import { BANNER_MS } from '../../banners/banner-carousel';
import { CAROUSEL_CARDS } from '../../features/listing/load-surroundings';
import { PAGE_SIZE } from '../../features/listing/page-size';

const products = Array.from({ length: 6 }, (_, index) => aProductCard({ title: `Gown ${index + 1}` }));
/** Answers for the list only, so the carousels around it stay empty. */
const onList =
  (answer: (page: number) => unknown): Answers[string] =>
  ({ options: { query } }) =>
    query?.perPage === PAGE_SIZE ? answer(Number(query.page)) : pageOf([]);
const ANSWERS: Answers = {
  'GET /products': onList((page) => pageOf(products, 61, page)),
  'GET /products/search': ({ options }) => pageOf(products, 41, Number(options.query?.page)),
};

const TREE: Answers = { 'GET /subcategories': () => ({ data: [aCategory('clothing-apparel', 'Clothing', 2)] }) };

async function open(
  id: 'shop' | 'category' | 'search',
  at: string,
  answers: Answers = {},
  settings: Partial<Settings> = {},
) {
  const shop = aShop({ ...ANSWERS, ...answers }, settings);
  const page = await shop.open(id, at);
  return { ...shop, shop, page, user: page.user };
}

describe('the shop', () => {
  it('CAT-ROUTE-004 CAT-SCR-010 is below Home in the breadcrumb and shows a page of products', async () => {
    await open('shop', '/shop');
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(breadcrumb)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Home', 'Shop']);
    expect(within(breadcrumb).getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByText('61 products found')).toHaveRole('status');
    expect(screen.getByText('1 to 6 of 61')).toBeVisible();
  });

  it('CAT-SCR-020 has numbered pages with Prev and Next, each with an address', async () => {
    await open('shop', '/shop?page=2&sort=price_asc');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/shop?sort=price_asc');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/shop?page=3&sort=price_asc');
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/shop?page=4&sort=price_asc');
  });

  it('CAT-SCR-013 offers five sort orders, and a new one starts on the first page', async () => {
    const { page, user } = await open('shop', '/shop?page=2');
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Latest', 'Popularity', 'Average rating', 'Price: low to high', 'Price: high to low']);
    await user.selectOptions(select, 'Price: high to low');
    expect(page.router.state.location).toMatchObject({ pathname: '/shop', search: '?sort=price_desc' });
  });

  it('CAT-MSG-012 shows a message when it is empty and suggests categories', async () => {
    await open('shop', '/shop', { 'GET /products': () => pageOf([]), ...TREE });
    expect(screen.getByText('No Product Found')).toBeVisible();
    const suggested = screen.getByRole('list', { name: 'Categories' });
    expect(within(suggested).getByRole('link')).toHaveAttribute('href', '/shop/clothing-apparel');
  });

  it('leaves a failed load to the error panel, without a toast', async () => {
    const shop = aShop({
      'GET /products': () => {
        throw new ApiError(0, 'Offline');
      },
    });
    await expect(shop.visit('shop', '/shop')).rejects.toThrow('Offline');
    expect(shop.platform.toasts).toEqual([]);
  });

  it('gives each page its own canonical address in every sort order', async () => {
    const { page } = await open('shop', '/shop?page=3&sort=rating');
    expect(page.head).toMatchObject({ title: 'Shop, Page 3', canonical: '/shop?page=3', robots: 'noindex' });
    expect(page.head!.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: 'http://shop.test/' }, { name: 'Shop', item: 'http://shop.test/shop' }],
      },
    ]);
  });
});

describe('around the list', () => {
  const ADVERT = {
    id: 1,
    placement: 'shop',
    title: 'Play tonight',
    text: null,
    link: '/shop/playstation-5',
    action: 'Look',
    promo_code: null,
    image: '/api/pictures/play/960.webp',
    picture: null,
    starts_at: null,
    ends_at: null,
  };
  const FULL: Answers = { ...TREE, 'GET /adverts/web/shop': () => ({ data: [ADVERT] }) };

  it('CAT-SCR-011 categories unfold their subcategories, and the category of the page is open', async () => {
    const { page, user } = await open('category', '/shop/sub-2', {
      ...FULL,
      'GET /subcategories/:slug': () => ({ title: 'Sub 2', slug: 'sub-2', ...pageOf(products) }),
    });
    const tree = await screen.findByRole('navigation', { name: 'Categories' });
    expect(within(tree).getByText('Clothing').closest('details')).toHaveAttribute('open');
    expect(within(tree).getByRole('link', { name: 'Sub 2' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(tree).getByRole('link', { name: 'Sub 1' }));
    expect(page.router.state.location.pathname).toBe('/shop/sub-1');
  });

  it('CAT-SCR-012 CAT-CONST-011 banners advance every 5 seconds', async () => {
    await open('shop', '/shop', FULL);
    const banners = screen.getByRole('region', { name: 'Offers' });
    expect(within(banners).getByRole('link', { name: 'Look: Play tonight' })).toHaveAttribute(
      'href',
      '/shop/playstation-5',
    );
    expect(BANNER_MS).toBe(5000);
  });

  it('banners are below the first products, which load first', async () => {
    const { page } = await open('shop', '/shop', FULL);
    const items = within(screen.getByRole('region', { name: 'Products' })).getAllByRole('link', { name: /./ });
    const names = items.map((item) => item.getAttribute('aria-label') ?? item.textContent);
    expect(names.findIndex((name) => name === 'Look: Play tonight')).toBeGreaterThan(3);
    expect(page.head!.preloadPicture).toMatchObject({ src: '/api/pictures/dress-1/320.webp' });
  });

  it.each([
    ['/shop/playstation-5', 1],
    ['/Flash-Deals', 1],
    ['/shop/sub-1', 0],
  ])('a category shows an advert for %s only when it fits', async (link, count) => {
    const slug = 'playstation-5';
    await open('category', `/shop/${slug}`, {
      ...FULL,
      'GET /adverts/web/shop': () => ({ data: [{ ...ADVERT, link }] }),
      'GET /subcategories/:slug': () => ({ title: 'PlayStation 5', slug, ...pageOf(products) }),
    });
    expect(screen.queryAllByRole('link', { name: 'Look: Play tonight' })).toHaveLength(count);
  });

  it('CAT-MSG-008 CAT-MSG-009 CAT-CONST-008 carousels show ten best sellers and ten recommended products', async () => {
    const many = Array.from({ length: 14 }, (_, index) => aProductCard({ title: `Cap ${index + 1}` }));
    const answer: Answers[string] = ({ options }) =>
      pageOf(options.query?.perPage === CAROUSEL_CARDS ? many : products);
    const { platform } = await open('shop', '/shop', { 'GET /products': answer }, { api: 1 });
    for (const name of ['Best Sale Items', 'Recommended Items']) {
      expect(within(screen.getByRole('region', { name })).getAllByRole('article')).toHaveLength(10);
    }
    expect(CAROUSEL_CARDS).toBe(10);
    expect(platform.calls.map(({ options }) => options.query?.sort)).toEqual(
      expect.arrayContaining(['popularity', 'rating']),
    );
  });

  it('only categories show on a further page, or when the other parts fail to load', async () => {
    await open('shop', '/shop?page=2', FULL);
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
    expect(screen.queryByText('Best Sale Items')).toBeNull();
    expect(await screen.findByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
  });
});

describe('the list view', () => {
  const gown = aProductCard({
    title: 'Gown',
    slug: 'gown',
    description: '<p>Sewn in <strong>Aba</strong></p><script>alert(1)</script>',
    vendor: { id: 3, name: 'Ngozi Eze', store_name: '' },
  });
  const GOWN: Answers = { 'GET /products': onList(() => pageOf([gown])) };

  it('CAT-SCR-014 has an address, like the grid', async () => {
    await open('shop', '/shop?sort=rating', GOWN);
    const views = within(screen.getByRole('list', { name: 'View' }));
    expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/shop?sort=rating&view=list');
    expect(views.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true');
  });

  it('CAT-SCR-015 CAT-SCR-016 CAT-SCR-017 SHR-MSG-001 shows picture, title, stars, vendor, description and the selling price', async () => {
    const { page } = await open('shop', '/shop?view=list', GOWN);
    const row = within(screen.getByRole('article'));
    expect(row.getByRole('link', { name: 'Gown' })).toHaveAttribute('href', '/gown');
    expect(row.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
    expect(row.getByText('Sold by Ngozi Eze')).toBeVisible();
    expect((await row.findByText('Aba')).tagName).toBe('STRONG');
    expect(page.container.querySelector('script')).toBeNull();
    expect(row.getByText('₦8,500.00')).toBeVisible();
    expect(row.getByText('₦10,000.00').closest('s')).not.toBeNull();
    expect(page.container.querySelector('article img')).toHaveAttribute('src', gown.image);
  });

  it('CAT-SCR-018 CAT-SCR-019 adds to the cart, to the wishlist and to the products to compare', async () => {
    const { platform, shop, user } = await open('shop', '/shop?view=list', GOWN);
    await shop.openCart();
    await user.click(screen.getByRole('button', { name: 'Add to cart: Gown' }));
    const remove = await screen.findByRole('button', { name: 'Remove from cart: Gown' });
    buttonsSettle();
    await user.click(remove);
    expect(await screen.findByRole('button', { name: 'Add to cart: Gown' })).toBeVisible();
    stopClock();
    await user.click(screen.getByRole('button', { name: 'Add to wishlist: Gown' }));
    await user.click(await screen.findByRole('button', { name: 'Remove from wishlist: Gown' })); // a quick second press
    expect(screen.getByRole('button', { name: 'Remove from wishlist: Gown' })).toBeVisible();
    const compare = screen.getByRole('button', { name: 'Compare: Gown' });
    await user.dblClick(compare);
    expect(compare).toHaveAttribute('aria-pressed', 'true');
    expect(platform.storage.get('compare')).toBe('["gown"]');
    expect(screen.getByRole('link', { name: 'Compare 1' })).toHaveAttribute('href', '/compare');
  });

  it('shows a message when a fifth product is added to the comparison', async () => {
    const shop = aShop(GOWN);
    shop.platform.storage.write('compare', ['a', 'b', 'c', 'd']);
    const { user } = await shop.open('shop', '/shop?view=list');
    await user.click(screen.getByRole('button', { name: 'Compare: Gown' }));
    expect(shop.platform.toasts).toMatchObject([{ tone: 'warning', message: expect.stringContaining('up to 4') }]);
  });
});

describe('a search', () => {
  it('CAT-ROUTE-006 CAT-CALL-009 requests the words of the address, 20 products per page', async () => {
    const { platform } = await open('search', '/search/ankara%20gown?page=2&sort=rating', {}, { api: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “ankara gown”' })).toBeVisible();
    expect(platform.calls[0]).toMatchObject({
      call: 'GET /products/search',
      options: { query: { q: 'ankara gown', perPage: 20, page: 2, sort: 'rating' } },
    });
  });

  it('CAT-MSG-010 names its next page Next Page', async () => {
    await open('search', '/search/gown');
    expect(screen.getByRole('link', { name: 'Next Page' })).toHaveAttribute('href', '/search/gown?page=2#products');
  });

  it('CAT-MSG-011 shows a message with links when there are no results', async () => {
    await open('search', '/search/zzz', { 'GET /products/search': () => pageOf([]), ...TREE });
    expect(screen.getByText('No Product found')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Filters' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View all products' })).toHaveAttribute('href', '/shop');
  });

  it('SH-SCR-008 keeps the category of the address on all its pages', async () => {
    const { platform } = await open('search', '/search/gown?category=clothing-apparel');
    expect(platform.calls[0]!.options.query).toMatchObject({ q: 'gown', category: ['clothing-apparel'] });
    expect(screen.getByRole('link', { name: 'Next Page' })).toHaveAttribute(
      'href',
      '/search/gown?category=clothing-apparel&page=2#products',
    );
    await expect(aShop(ANSWERS).visit('search', '/search/gown?category=clothing-apparel&page=99')).resolves.toEqual({
      redirectedTo: '/search/gown?category=clothing-apparel&page=3',
    });
  });

  it('offers to clear the filters when no product matches', async () => {
    await open('search', '/search/zzz?category=clothing-apparel', {
      'GET /products/search': () => pageOf([]),
      ...TREE,
    });
    expect(screen.getByText('No products match these filters.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Filters \(\d\)$/ })).toBeInTheDocument();
    for (const way of screen.getAllByRole('link', { name: 'Clear all filters' }))
      expect(way).toHaveAttribute('href', '/search/zzz');
  });

  it('names the corrected words that the server searched for', async () => {
    await open('search', '/search/samsng', {
      'GET /products/search': () => ({ ...pageOf(products), searched_for: 'samsung' }),
    });
    expect(screen.getByText('No results for “samsng”. Showing results for “samsung”.')).toBeVisible();
  });

  it('ignores an invalid category', async () => {
    const { platform } = await open('search', '/search/gown?category=%3Cscript%3E');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(platform.calls[0]!.options.query?.category).toBeUndefined();
  });

  it('uses the first 200 characters of a long text', async () => {
    const { platform } = await open('search', `/search/${'gown'.repeat(60)}`);
    expect(platform.calls[0]!.options.query?.q).toHaveLength(200);
  });

  it('does not cut a character of a long text in half', async () => {
    const { platform } = await open('search', `/search/${encodeURIComponent(`a${'🛒'.repeat(250)}`)}`);
    expect(platform.calls[0]!.options.query?.q).toBe(`a${'🛒'.repeat(199)}`);
  });

  it('redirects to the shop without words', async () => {
    for (const nothing of ['%20', '%00', '%E2%80%AE'])
      expect(await aShop(ANSWERS).visit('search', `/search/${nothing}`)).toEqual({ redirectedTo: '/shop' });
  });

  it('escapes words in its addresses', async () => {
    await open('search', `/search/${encodeURIComponent('50% off / ½?')}`);
    expect(screen.getByRole('link', { name: 'Next Page' })).toHaveAttribute(
      'href',
      `/search/${encodeURIComponent('50% off / ½?')}?page=2#products`,
    );
  });
});

describe('the card of a product', () => {
  it('adds to the cart, shows the wait and removes again', async () => {
    const { platform, shop, user } = await open('shop', '/shop');
    const add = screen.getByRole('button', { name: 'Add to cart: Gown 1' });
    await user.click(add);
    expect(add).toHaveAttribute('aria-busy', 'true');
    await user.click(add);

    await shop.openCart();
    const remove = await screen.findByRole('button', { name: 'Remove from cart: Gown 1' });
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy'));
    buttonsSettle();
    await user.click(remove);
    expect(await screen.findByRole('button', { name: 'Add to cart: Gown 1' })).toBeVisible();
    expect(shop.lines).toEqual([]);
    expect(platform.toasts).toEqual([]);
  });

  it('shows an error when the cart is unavailable, and works again afterwards', async () => {
    const { platform, shop, user } = await open('shop', '/shop');
    await user.click(screen.getByRole('button', { name: 'Add to cart: Gown 2' }));
    await shop.loseCart();
    expect(platform.toasts).toEqual([
      { tone: 'error', message: expect.stringContaining('The cart cannot be reached at the moment') },
    ]);
    await shop.openCart();
    await user.click(screen.getByRole('button', { name: 'Add to cart: Gown 2' }));
    expect(await screen.findByRole('button', { name: 'Remove from cart: Gown 2' })).toBeVisible();
  });

  it('links to the page of a product with variants and does not sell a product out of stock', async () => {
    const { platform, user } = await open('shop', '/shop', {
      'GET /products': onList(() =>
        pageOf([
          aProductCard({ title: 'Shirt', slug: 'shirt', has_variants: true }),
          aProductCard({ title: 'Cap', quantity: 0 }),
        ]),
      ),
    });
    expect(screen.getByRole('link', { name: 'Choose options: Shirt' })).toHaveAttribute('href', '/shirt');
    const cap = screen.getByRole('button', { name: 'Add to cart: Cap' });
    expect(cap).toHaveAttribute('aria-disabled', 'true');
    const log: string[] = [];
    platform.hostBus.log.subscribe(({ topic }) => log.push(topic));
    await user.click(cap);
    expect(log).toEqual([]);
    expect(screen.getByText('Out Of Stock')).toBeVisible();
  });

  it('links to the notice of a sold-out product, with or without variants', async () => {
    const soldOut = { quantity: 0 };
    await open(
      'shop',
      '/shop',
      {
        'GET /products': onList(() =>
          pageOf([
            aProductCard({ title: 'Dress', slug: 'dress', has_variants: true, ...soldOut }),
            aProductCard({ title: 'Cap', slug: 'cap', ...soldOut }),
          ]),
        ),
      },
      { api: 2 },
    );
    expect(screen.getByRole('link', { name: 'Notify me: Dress' })).toHaveAttribute('href', '/dress');
    expect(screen.getByRole('link', { name: 'Notify me: Cap' })).toHaveAttribute('href', '/cap');
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  it('adds the product to the wishlist', async () => {
    const { shop, user } = await open('shop', '/shop');
    await shop.openCart();
    await user.click(screen.getByRole('button', { name: 'Add to wishlist: Gown 1' }));
    expect(await screen.findByRole('button', { name: 'Remove from wishlist: Gown 1' })).toBeVisible();
  });

  it('loads the pictures of the first row at once and the others lazily', async () => {
    const { page } = await open('shop', '/shop');
    const loading = [...page.container.querySelectorAll('article img')].map((image) => image.getAttribute('loading'));
    expect(loading.slice(0, 5)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']);
  });
});

describe('a category', () => {
  const GOWNS: Answers = {
    'GET /subcategories/:slug': ({ params, options }) => {
      if (params.slug !== 'womens-clothing') throw new ApiError(404, 'Category not found.');
      return {
        title: "Women's Clothing",
        slug: 'womens-clothing',
        ...pageOf(products, 41, Number(options.query?.page)),
      };
    },
  };

  it('CAT-ROUTE-005 CAT-CALL-002 CAT-CONST-002 shows the products of its slug, page by page', async () => {
    const { shop } = await open('category', '/shop/womens-clothing?page=2', GOWNS);
    expect(screen.getByRole('heading', { level: 1, name: "Women's Clothing" })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/shop/womens-clothing?page=3');
    expect(shop.platform.calls[0]).toMatchObject({
      call: 'GET /subcategories/womens-clothing',
      options: { query: { perPage: PAGE_SIZE, page: 2 } },
    });
    expect(PAGE_SIZE).toBe(20);
  });

  it('CAT-MSG-013 shows a message when it is empty', async () => {
    await open('category', '/shop/rare-things', {
      'GET /subcategories/:slug': () => ({ title: 'Rare', slug: 'rare-things', ...pageOf([]) }),
    });
    expect(screen.getByText('No Product in this Category')).toBeVisible();
  });

  it('is not found for an unknown slug', async () => {
    const shop = aShop(GOWNS);
    expect(await shop.visit('category', '/shop/no-such-thing')).toEqual({ notFound: true });
  });
});
