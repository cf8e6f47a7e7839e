import type { RouteHead } from '@nkm/contracts';
import { createTestPlatform } from '@nkm/testing';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { headOf } from '../../../app/page-head';
import { type Shell, ShellContext } from '../../../app/shell-context';
import { headMarkup } from '../../../server/markup/head-markup';
import type { PageMatch, RouteOutcome } from '../../../slices/route-outcome';
import { PageTags } from './page-tags';

const { settings } = createTestPlatform('shell');
const PUBLIC_URL = 'https://shop.example';
const TAGS = 'link[rel="canonical"], meta:not([name="theme-color"]), script[type="application/ld+json"]';
const ready = (head: RouteHead): RouteOutcome => ({ kind: 'ready', slice: 'x', version: '1.0.0', data: null, head });

/** Pages of several kinds by their path. */
const PAGES: Record<string, RouteOutcome> = {
  '/shop': ready({ title: 'Shop', canonical: '/shop', preloadPicture: { src: '/api/pictures/a.webp' } }),
  '/gele': ready({
    title: 'Gele & co',
    description: 'Stiff "and" <shiny>',
    canonical: '/gele',
    image: '/api/pictures/gele.webp',
    product: { selling_price: 8500, in_stock: true },
    jsonLd: [{ '@type': 'Product', name: '</script>' }, { '@type': 'BreadcrumbList' }],
  }),
  '/plain': ready({}),
  '/cart': ready({ canonical: '/cart' }),
  '/down': { kind: 'unavailable', slice: 'x' },
  '/missing': { kind: 'not-found' },
};

/** The server escapes the JSON in its markup. */
const read = (place: ParentNode) =>
  [...place.querySelectorAll(TAGS)].map((tag) => tag.outerHTML.replaceAll('\\u003c', '<'));

/** The server loads no data for a personal page. */
const isPublic = (path: string) => path !== '/cart';

/** The markup of a new document, from the server. */
function markupOf(path: string): string {
  const outcome = PAGES[path]!;
  const match = { loaderData: outcome, handle: { title: 'Page', public: true } } as PageMatch;
  return headMarkup({
    styles: [],
    start: { text: '', hash: '' },
    preloads: [],
    scripts: [],
    isPending: false,
    head: outcome.kind === 'ready' && isPublic(path) ? headOf(match, settings.brand) : {},
    canonicalOrigin: PUBLIC_URL,
    brand: settings.brand,
  });
}
const fromServer = (path: string) => read(new DOMParser().parseFromString(markupOf(path), 'text/html').head);

/** Opens a page as a new document, and returns the way to others without one. */
function open(first: string) {
  document.head.innerHTML = markupOf(first);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <PageTags served={PAGES[first]} publicUrl={PUBLIC_URL} />
            <Outlet />
          </>
        ),
        children: Object.entries(PAGES).map(([path, outcome]) => ({
          id: path,
          path,
          handle: { title: 'Page', public: isPublic(path) },
          loader: () => ({ ...outcome }),
          element: <p>{path}</p>,
        })),
      },
    ],
    { initialEntries: [first], hydrationData: { loaderData: { [first]: PAGES[first] } } },
  );
  render(
    <ShellContext value={{ settings } as Shell}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
  return (path: string | number) => act(() => router.navigate(path as string));
}

describe('the tags in the head after a navigation without a new document', () => {
  afterEach(() => void (document.head.innerHTML = ''));

  it.each(Object.keys(PAGES).flatMap((from) => Object.keys(PAGES).map((to) => [from, to])))(
    'from %s to %s are those of a new document, and back again',
    async (from, to) => {
      const go = open(from);
      expect(read(document.head)).toEqual(fromServer(from));
      await go(to);
      expect(read(document.head)).toEqual(fromServer(to));
      await go(from);
      expect(read(document.head)).toEqual(fromServer(from));
    },
  );

  it('leave all other elements of the head', async () => {
    const go = open('/shop');
    const others = () => document.head.querySelectorAll(`:not(${TAGS})`).length;
    const before = others();
    await go('/gele');
    expect(others()).toBe(before);
    expect(document.head.innerHTML).toContain('theme-color');
  });
});
