import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aShop, pageOf } from '../../test/shop-platform';

const products = Array.from({ length: 6 }, (_, index) => aProductCard({ title: `Gown ${index + 1}` }));
const ANSWERS: Answers = {
  'GET /products': ({ options }) => pageOf(products, 61, Number(options.query?.page)),
  'GET /products/search': ({ options }) => pageOf(products, 41, Number(options.query?.page)),
};

async function open(id: 'shop' | 'category' | 'search', at: string, answers: Answers = {}) {
  const shop = aShop({ ...ANSWERS, ...answers });
  const page = await shop.open(id, at);
  return { ...shop, shop, page, user: page.user };
}

describe('the shop', () => {
  it('CAT-ROUTE-004 CAT-SCR-010 stands below Home and shows a page of products', async () => {
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
    expect(screen.getByText('61 products found')).toBeVisible();
  });

  it('CAT-SCR-020 has numbered pages with Prev and Next, each an address', async () => {
    await open('shop', '/shop?page=2&sort=price_asc');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/shop?sort=price_asc');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/shop?page=3&sort=price_asc');
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/shop?page=4&sort=price_asc');
  });

  it('CAT-SCR-013 offers five orders, and another one starts at its first page', async () => {
    const { page, user } = await open('shop', '/shop?page=2');
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(within(select).getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Latest', 'Popularity', 'Average rating', 'Price: low to high', 'Price: high to low',
    ]); // prettier-ignore
    await user.selectOptions(select, 'Price: high to low');
    expect(page.router.state.location).toMatchObject({ pathname: '/shop', search: '?sort=price_desc' });
  });

  it('CAT-MSG-012 says when it is empty', async () => {
    await open('shop', '/shop', { 'GET /products': () => pageOf([]) });
    expect(screen.getByText('No Product Found')).toBeVisible();
  });

  it('leaves a failed load to the frame around it, without a toast', async () => {
    const shop = aShop({
      'GET /products': () => {
        throw new ApiError(0, 'Offline');
      },
    });
    await expect(shop.visit('shop', '/shop')).rejects.toThrow('Offline');
    expect(shop.platform.toasts).toEqual([]);
  });

  it('gives each page its own canonical address, whatever the order', async () => {
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

describe('a search', () => {
  it('CAT-ROUTE-006 CAT-CALL-009 asks for the words of the address, 20 products to a page', async () => {
    const { platform } = await open('search', '/search/ankara%20gown?page=2&sort=rating');
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “ankara gown”' })).toBeVisible();
    expect(platform.calls).toMatchObject([
      {
        call: 'GET /products/search',
        options: { query: { q: 'ankara gown', perPage: 20, page: 2, sort: 'rating' } },
      },
    ]);
  });

  it('CAT-MSG-010 names its next page Next Page', async () => {
    await open('search', '/search/gown');
    expect(screen.getByRole('link', { name: 'Next Page' })).toHaveAttribute('href', '/search/gown?page=2#products');
  });

  it('CAT-MSG-011 says when nothing was found and leads on', async () => {
    await open('search', '/search/zzz', { 'GET /products/search': () => pageOf([]) });
    expect(screen.getByText('No Product found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/shop');
  });

  it('SH-SCR-008 stays in the category of the address, and leads out of it when nothing was found', async () => {
    const { platform } = await open('search', '/search/gown?category=clothing-apparel');
    expect(platform.calls[0]!.options.query).toMatchObject({ q: 'gown', category: 'clothing-apparel' });
    expect(screen.getByRole('link', { name: 'Next Page' })).toHaveAttribute(
      'href',
      '/search/gown?category=clothing-apparel&page=2#products',
    );
    await expect(aShop(ANSWERS).visit('search', '/search/gown?category=clothing-apparel&page=99')).resolves.toEqual({
      redirectedTo: '/search/gown?category=clothing-apparel&page=3',
    });
    const nothing = { 'GET /products/search': () => pageOf([]) };
    await open('search', '/search/zzz?category=clothing-apparel', nothing);
    expect(screen.getByRole('link', { name: 'Search in all categories' })).toHaveAttribute('href', '/search/zzz');
  });

  it('takes no category that cannot be one', async () => {
    const { platform } = await open('search', '/search/gown?category=%3Cscript%3E');
    expect(platform.calls[0]!.options.query?.category).toBeUndefined();
  });

  it('looks at the first 200 characters of a long text', async () => {
    const { platform } = await open('search', `/search/${'gown '.repeat(60)}`);
    expect(platform.calls[0]!.options.query?.q).toHaveLength(200);
  });

  it('leads to the shop when there are no words', async () => {
    expect(await aShop(ANSWERS).visit('search', '/search/%20')).toEqual({ redirectedTo: '/shop' });
  });

  it('has words in its addresses that need escaping', async () => {
    await open('search', `/search/${encodeURIComponent('50% off / ½?')}`);
    expect(screen.getByRole('link', { name: 'Next Page' })).toHaveAttribute(
      'href',
      `/search/${encodeURIComponent('50% off / ½?')}?page=2#products`,
    );
  });
});

describe('the card of a product', () => {
  it('adds to the cart, shows that it waits, and takes out again', async () => {
    const { platform, shop, user } = await open('shop', '/shop');
    const add = screen.getByRole('button', { name: 'Add to cart: Gown 1' });
    await user.click(add);
    expect(add).toHaveAttribute('aria-busy', 'true');
    await user.click(add);

    await shop.openCart();
    const remove = await screen.findByRole('button', { name: 'Remove from cart: Gown 1' });
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy'));
    await user.click(remove);
    expect(await screen.findByRole('button', { name: 'Add to cart: Gown 1' })).toBeVisible();
    expect(shop.lines).toEqual([]);
    expect(platform.toasts).toEqual([]);
  });

  it('says so when the cart cannot be reached, and works again afterwards', async () => {
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

  it('leads to the page of a product with variants, and sells nothing that is out of stock', async () => {
    const { platform, user } = await open('shop', '/shop', {
      'GET /products': () =>
        pageOf([
          aProductCard({ title: 'Shirt', slug: 'shirt', has_variants: true }),
          aProductCard({ title: 'Cap', quantity: 0 }),
        ]),
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

  it('puts the product on the wishlist', async () => {
    const { shop, user } = await open('shop', '/shop');
    await shop.openCart();
    await user.click(screen.getByRole('button', { name: 'Add to wishlist: Gown 1' }));
    expect(await screen.findByRole('button', { name: 'Remove from wishlist: Gown 1' })).toBeVisible();
  });

  it('loads the pictures of the first row at once, the others when they come near', async () => {
    const { page } = await open('shop', '/shop');
    const loading = [...page.container.querySelectorAll('article img')].map((image) => image.getAttribute('loading'));
    expect(loading.slice(0, 5)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']);
  });
});

describe('a category', () => {
  const GOWNS: Answers = {
    'GET /subcategories/:slug': ({ params, options }) => {
      if (params.slug !== 'womens-clothing') throw new ApiError(404, 'There is no such category.');
      return {
        title: "Women's Clothing",
        slug: 'womens-clothing',
        ...pageOf(products, 41, Number(options.query?.page)),
      };
    },
  };

  it('CAT-ROUTE-005 CAT-CALL-002 shows the products of its slug, page by page', async () => {
    const { shop } = await open('category', '/shop/womens-clothing?page=2', GOWNS);
    expect(screen.getByRole('heading', { level: 1, name: "Women's Clothing" })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/shop/womens-clothing?page=3');
    expect(shop.platform.calls[0]).toMatchObject({
      call: 'GET /subcategories/womens-clothing',
      options: { query: { perPage: 20, page: 2 } },
    });
  });

  it('CAT-MSG-013 says when it is empty', async () => {
    await open('category', '/shop/rare-things', {
      'GET /subcategories/:slug': () => ({ title: 'Rare', slug: 'rare-things', ...pageOf([]) }),
    });
    expect(screen.getByText('No Product in this Category')).toBeVisible();
  });

  it('does not exist for an unknown slug', async () => {
    const shop = aShop(GOWNS);
    expect(await shop.visit('category', '/shop/no-such-thing')).toEqual({ notFound: true });
  });
});
