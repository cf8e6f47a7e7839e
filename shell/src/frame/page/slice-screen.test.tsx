import type { Platform } from '@nkm/platform';
import type { ScreenProps } from '@nkm/contracts';
import { translateTexts } from '@nkm/testing';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Shell, ShellContext } from '../../app/shell-context';
import type { HostClaim } from '../../slices/boot-data';
import type { SliceHost } from '../../slices/slice-host';
import { SliceScreen } from './slice-screen';

/** A shop with a page for each product; the test decides when its data arrives. */
function openShop() {
  const rendered: unknown[] = [];
  let answer = (_data: string) => {};
  function Product({ data, params }: ScreenProps<unknown>) {
    rendered.push(data);
    return (
      <h1>
        {params.slug}: {String(data)}
      </h1>
    );
  }
  const host = { screenOf: () => Product, platformFor: () => ({}) as Platform } as unknown as SliceHost;
  const loader = async () => {
    const data = await new Promise<string>((resolve) => (answer = resolve));
    return { kind: 'ready', slice: 'mfe-catalog', version: '1.0.0', data, head: {} };
  };
  const handle = { id: 'product' } as HostClaim;
  const router = createMemoryRouter(
    [{ path: '/:slug', loader, handle, element: <SliceScreen />, HydrateFallback: () => null }],
    {
      initialEntries: ['/kettle'],
    },
  );
  render(
    <ShellContext value={{ host } as unknown as Shell}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
  return { router, rendered, answer: (data: string) => act(async () => answer(data)) };
}

describe('the screen of a slice', () => {
  it('renders its page when the data arrives, and not again while the next page loads', async () => {
    const shop = openShop();
    await shop.answer('boils');
    expect(screen.getByRole('heading')).toHaveTextContent('kettle: boils');
    expect(shop.rendered).toEqual(['boils']);

    await act(async () => void shop.router.navigate('/iron'));
    expect(shop.router.state.navigation.state).toBe('loading');
    expect(shop.rendered).toEqual(['boils']);
    await shop.answer('presses');
    expect(screen.getByRole('heading')).toHaveTextContent('iron: presses');
    expect(shop.rendered).toEqual(['boils', 'presses']);
  });

  it('says why a page does not exist, when its slice knows', async () => {
    const router = createMemoryRouter([
      {
        path: '/',
        loader: () => ({ kind: 'not-found', detail: 'This store is closed for now.' }),
        element: <SliceScreen />,
        HydrateFallback: () => null,
      },
    ]);
    render(
      <ShellContext value={{ frame: { categories: [] } } as unknown as Shell}>
        <RouterProvider router={router} />
      </ShellContext>,
    );
    expect(await screen.findByText('This store is closed for now.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
  });

  it('renders it again with reloaded data', async () => {
    const shop = openShop();
    await shop.answer('boils');
    await act(async () => void shop.router.revalidate());
    await shop.answer('boils faster');
    expect(screen.getByRole('heading')).toHaveTextContent('kettle: boils faster');
    expect(shop.rendered).toEqual(['boils', 'boils faster']);
  });
});

describe('a page that a translator has changed', () => {
  let broken: jest.Mock;
  beforeEach(() => {
    broken = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(); // React logs the error
  });
  afterEach(() => jest.restoreAllMocks());

  async function open(Page: () => ReactNode) {
    const host = { screenOf: () => Page, platformFor: () => ({}) as Platform, markBroken: broken };
    const ready = { kind: 'ready', slice: 'mfe-catalog', version: '1.0.0', data: null, head: {} };
    const loader = () => (broken.mock.calls.length === 0 ? ready : { kind: 'pending', slice: 'mfe-catalog' });
    const handle = { id: 'page' } as HostClaim;
    const router = createMemoryRouter([
      { path: '/', loader, handle, element: <SliceScreen />, HydrateFallback: () => null },
    ]);
    const shell = { host } as unknown as Shell;
    return act(async () =>
      render(
        <ShellContext value={shell}>
          <RouterProvider router={router} />
        </ShellContext>,
      ),
    );
  }

  it('starts afresh when React cannot insert an element, and its slice stays good', async () => {
    let isMarked = false;
    function Page() {
      const [marked, setMarked] = useState(isMarked);
      return (
        <button onClick={() => setMarked((isMarked = !marked))}>
          {marked && <b>Now: </b>}
          Compare
        </button>
      );
    }
    const { container } = await open(Page);
    for (const text of ['Now: Compare', 'Compare', 'Now: Compare']) {
      translateTexts(container);
      await act(async () => screen.getByRole('button').click());
      expect(screen.getByRole('button')).toHaveTextContent(text);
    }
    expect(broken).not.toHaveBeenCalled();
  });

  it('gives up on a page that fails each time', async () => {
    await open(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
