import { type Platform, PlatformProvider } from '@nkm/platform';
import { aProductCard } from '@nkm/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { aShop, pageOf } from '../../../test/shop-platform';
import { load } from './data';
import Search from './page';

/** Runs the search like the shell: the loader runs at each navigation, and the router scrolls. */
function openSearch(platform: Platform, at: string) {
  function Page() {
    return <Search data={useLoaderData<Awaited<ReturnType<typeof load>>>()} params={{}} />;
  }
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <ScrollRestoration />
          </>
        ),
        children: [
          {
            path: '/search/:query',
            element: <Page />,
            loader: ({ params, request }) =>
              load({ params, url: new URL(request.url), signal: request.signal, platform }),
            hydrateFallbackElement: <p>Loading</p>,
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
}

describe('changing the page of a search', () => {
  it('CAT-RULE-006 CAT-RULE-007 requests the page and scrolls to the product list', async () => {
    const { platform } = aShop({
      'GET /products/search': ({ options }) =>
        pageOf([aProductCard({ title: `Gown of page ${options.query?.page}` })], 41, Number(options.query?.page)),
    });
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
      scrolledTo.push(this.id);
    });
    openSearch(platform, '/search/gown');
    await userEvent.click(await screen.findByRole('link', { name: 'Next Page' }));
    expect(await screen.findByRole('heading', { name: 'Gown of page 2' })).toBeVisible();
    const searches = platform.calls.filter(({ call }) => call === 'GET /products/search');
    expect(searches.map(({ options }) => options.query?.page)).toEqual([1, 2]);
    expect(scrolledTo).toEqual(['products']);
  });
});

describe('a search', () => {
  it('shows what others buy when it finds nothing', async () => {
    const { platform } = aShop(
      {
        'GET /products/search': () => pageOf([]),
        'GET /products': () => pageOf([aProductCard({ title: 'Popular gown' })]),
      },
      { api: 1 },
    );
    openSearch(platform, '/search/xyz');
    expect(await screen.findByRole('heading', { name: 'Best Sale Items' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Popular gown' })).toBeVisible();
    const asked = platform.calls.find(({ call }) => call === 'GET /products');
    expect(asked?.options.query).toMatchObject({ sort: 'popularity', perPage: 10 });
  });

  it.each([
    ['found something', { 'GET /products/search': () => pageOf([aProductCard()]) }, 1],
    ['asks a server that does not sort', { 'GET /products/search': () => pageOf([]) }, 0],
  ])('does not ask what others buy when it %s', async (_when, answers, api) => {
    const { platform } = aShop(answers, { api });
    openSearch(platform, '/search/gown');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET /products');
  });

  it('becomes the newest recent search when its results show, without the code of the search box', async () => {
    const { platform } = aShop({ 'GET /products/search': () => pageOf([aProductCard({ title: 'Gown' })]) });
    platform.storage.write('recentSearches', ['lamp', 'gown']);
    openSearch(platform, '/search/Gown');
    expect(await screen.findByRole('heading', { name: 'Gown' })).toBeVisible();
    expect(platform.storage.get('recentSearches')).toBe('["Gown","lamp"]');
  });
});
