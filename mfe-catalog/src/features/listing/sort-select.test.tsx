import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { ListingAddress } from './listing-address';
import { readListingAddress } from './read-listing-address';
import { SortSelect } from './sort-select';
import { SHOP_SORTS } from './sorts';

/** A list whose data come with each navigation, after `ready`. */
async function openList(ready: () => Promise<void> = () => Promise.resolve()) {
  function List() {
    return <SortSelect address={useLoaderData<ListingAddress>()} sorts={SHOP_SORTS} pathname="/shop" />;
  }
  const loader = async ({ request }: { request: Request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.size > 0) await ready();
    return readListingAddress(searchParams, SHOP_SORTS);
  };
  const router = createMemoryRouter([{ path: '/shop', loader, element: <List />, HydrateFallback: () => null }], {
    initialEntries: ['/shop'],
  });
  await act(async () => void render(<RouterProvider router={router} />));
  return { router, select: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }) };
}

/** Lets React render as in a browser, and not at the end of each step. */
async function outsideAct(steps: () => Promise<void>) {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await steps();
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

describe('the sort order of a list', () => {
  it('shows a new order at once, and the order of the address after Back', async () => {
    let arrive = () => {};
    const { router, select } = await openList(() => new Promise((resolve) => (arrive = resolve)));
    await userEvent.selectOptions(select, 'Popularity');
    expect(router.state.navigation.state).toBe('loading');
    expect(select).toHaveValue('popularity');
    await act(async () => arrive());
    expect(router.state.location.search).toBe('?sort=popularity');
    expect(select).toHaveValue('popularity');
    await act(() => router.navigate(-1));
    expect(select).toHaveValue('latest');
  });

  it('shows the order of the address after Back, even if React skips the page in between', async () => {
    const { router, select } = await openList();
    /** Waits without a new task, in which React would render the page. */
    const arrivedAt = async (search: string) => {
      const isThere = () => router.state.navigation.state === 'idle' && router.state.location.search === search;
      for (let turn = 0; turn < 1000 && !isThere(); turn++) await Promise.resolve();
      expect(isThere()).toBe(true);
    };
    await outsideAct(async () => {
      select.value = 'popularity';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await arrivedAt('?sort=popularity');
      void router.navigate(-1);
      await arrivedAt('');
      await waitFor(() => expect(select).toHaveValue('latest'));
    });
  });
});
