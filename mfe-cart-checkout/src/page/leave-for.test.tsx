import { PlatformProvider } from '@nkm/platform';
import { aUser, createTestPlatform } from '@nkm/testing';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LeaveFor } from './leave-for';

/** Leaves `/shipping?from=mail` for the cart, and reads the return path when the next page opens. */
async function leave(platform: ReturnType<typeof createTestPlatform>) {
  const router = createMemoryRouter(
    [
      { path: '/shipping', element: <LeaveFor path="/cart" /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/shipping?from=mail'] },
  );
  let returnPath: string | undefined;
  router.subscribe(({ location }) => {
    if (location.pathname !== '/shipping') returnPath ??= platform.session.takeReturnPath();
  });
  await act(async () =>
    render(
      <PlatformProvider platform={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>,
    ),
  );
  return { path: router.state.location.pathname, returnPath };
}

describe('leaving a page of the checkout whose data is missing', () => {
  it('SH-RULE-003 stores the return path of a guest before the sign-in opens', async () => {
    const platform = createTestPlatform('mfe-cart-checkout');
    expect(await leave(platform)).toEqual({ path: '/account', returnPath: '/shipping?from=mail' });
  });

  it('opens the page that asks a signed-in shopper for the data, and stores no return path', async () => {
    const platform = createTestPlatform('mfe-cart-checkout');
    platform.signIn(aUser());
    expect(await leave(platform)).toEqual({ path: '/cart', returnPath: '/' });
  });
});
