import type { Platform } from '@nkm/platform';
import type { ScreenProps } from '@nkm/contracts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Shell, ShellContext } from '../app/shell-context';
import type { HostClaim } from './boot-data';
import type { SliceHost } from './slice-host';
import { SliceScreen } from './slice-screen';

/** A shop with a page for each product; what it loads comes when the test says so. */
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

describe('the place of a slice in the page', () => {
  it('draws its page when the data is there, and not again while the next page is on its way', async () => {
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

  it('draws it again with what was loaded afresh', async () => {
    const shop = openShop();
    await shop.answer('boils');
    await act(async () => void shop.router.revalidate());
    await shop.answer('boils faster');
    expect(screen.getByRole('heading')).toHaveTextContent('kettle: boils faster');
    expect(shop.rendered).toEqual(['boils', 'boils faster']);
  });
});
