import { ACCOUNT_PAGES } from '@nkm/contracts';
import { PlatformProvider } from '@nkm/platform';
import { aUser, createTestPlatform } from '@nkm/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { type Shell, ShellContext } from '../../app/shell-context';
import { AccountSidebar } from './account-sidebar';
import type { HostClaim } from '../../slices/boot-data';
import type { RouteOutcome } from '../../slices/route-outcome';
import { prepareSidebar } from './load-sidebar';

function claim(path: string, changes: Partial<HostClaim> = {}): HostClaim {
  const id = path.slice(1).toLowerCase();
  const slice = 'mfe-x';
  return { id, slice, path, title: `Page ${path}`, access: 'signed-in', frame: 'account', public: false, ...changes };
}
const linked = (path: keyof typeof ACCOUNT_PAGES, changes: Partial<HostClaim> = {}) =>
  claim(path, { sidebar: ACCOUNT_PAGES[path], ...changes });

const orders = linked('/my-orders', { title: 'My Orders' });
const details = claim('/order-details/:id/:invoice');
const wishlist = linked('/wishlist', { title: 'Wishlist', access: 'open' });
const cart = claim('/cart', { access: 'open', frame: 'full' });
const today = [wishlist, cart, details, orders];

interface Visit {
  at?: string;
  claims?: HostClaim[];
  guest?: boolean;
  /** The result of the pages' loaders. */
  outcome?: RouteOutcome;
}

/** Opens an account page as the shell does: the page is in the main landmark, beside the sidebar. */
async function open({ at = '/my-orders', claims = today, guest, outcome }: Visit = {}) {
  await prepareSidebar(orders);
  const platform = createTestPlatform('shell');
  if (!guest) platform.signIn(aUser());
  const signOut = jest.fn(() => void platform.session.end());
  const shell = { claims, signOut } as unknown as Shell;
  const page = (
    <main id="content" tabIndex={-1}>
      <AccountSidebar />
      <Outlet />
    </main>
  );
  const children = claims.map(({ path, ...handle }) => ({
    id: path,
    path,
    handle: { path, ...handle },
    loader: () => outcome ?? null,
    element: <h1>{handle.title}</h1>,
  }));
  const router = createMemoryRouter([{ path: '/', element: page, children }], {
    initialEntries: [at],
    hydrationData: { loaderData: Object.fromEntries(claims.map(({ path }) => [path, outcome ?? null])) },
  });
  const ui = (
    <ShellContext value={shell}>
      <PlatformProvider platform={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </ShellContext>
  );
  await act(async () => render(ui));
  return { user: userEvent.setup(), signOut };
}

const sidebar = () => screen.getByRole('navigation', { name: 'Account' });
const noSidebar = () => expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
const addresses = () =>
  within(sidebar())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('profile sidebar', () => {
  it('SHR-SCR-002 links to all account pages in their order, with their fragments, and ends with Logout', async () => {
    const everything = Object.keys(ACCOUNT_PAGES).map((path) => linked(path as keyof typeof ACCOUNT_PAGES));
    await open({ claims: [...everything, details].reverse() });
    expect(addresses()).toEqual([
      '/Dashboard#Dashboard',
      '/profile',
      '/coins-history#coins',
      '/notifications#notifications',
      '/addresses#addresses',
      '/recent-viewed-product',
      '/my-orders',
      '/wishlist',
      '/security#security',
    ]);
    const [last] = within(sidebar()).getAllByRole('listitem').slice(-1);
    expect(within(last!).getByRole('button')).toHaveAccessibleName('Logout');
  });

  it('SHR-SCR-001 appears on each account page and lists the pages that slices claim', async () => {
    const { user } = await open();
    expect(addresses()).toEqual(['/my-orders', '/wishlist']);
    await user.click(screen.getByRole('link', { name: 'Wishlist' }));
    expect(await screen.findByRole('heading', { name: 'Wishlist' })).toBeVisible();
    expect(addresses()).toEqual(['/my-orders', '/wishlist']);
  });

  it('omits the links of slices that were built before the sidebar existed', async () => {
    await open({ claims: [wishlist, claim('/my-orders', { frame: 'full' })], at: '/wishlist' });
    expect(addresses()).toEqual(['/wishlist']);
  });

  it('marks the link of the open page', async () => {
    const { user } = await open({ at: '/my-orders?page=2' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('My Orders');
    await user.click(screen.getByRole('link', { name: 'Wishlist' }));
    expect(await screen.findByRole('link', { name: 'Wishlist', current: 'page' })).toBeVisible();
  });

  it('marks the link of the page above the open page', async () => {
    const addresses = linked('/addresses', { title: 'Addresses' });
    await open({ at: '/addresses/edit/7', claims: [addresses, orders, claim('/addresses/edit/:id')] });
    expect(screen.getByRole('link', { name: 'Addresses' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'My Orders' })).not.toHaveAttribute('aria-current');
  });

  it('marks no link on a page without a sidebar link', async () => {
    await open({ at: '/order-details/7/INV-1' });
    expect(addresses()).toHaveLength(2);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('is hidden from guests, who can open the wishlist too', async () => {
    await open({ at: '/wishlist', guest: true });
    expect(await screen.findByRole('heading', { name: 'Wishlist' })).toBeVisible();
    noSidebar();
  });

  it('signs out and moves the focus to the page', async () => {
    const { user, signOut } = await open({ at: '/wishlist' });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    noSidebar();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('profile sidebar while the page loads, as in the server’s HTML', () => {
  const pending: RouteOutcome = { kind: 'pending', slice: 'mfe-x' };

  it('appears on pages that are only for signed-in shoppers', async () => {
    await open({ outcome: pending, guest: true });
    expect(addresses()).toEqual(['/my-orders', '/wishlist']);
  });

  it('waits for the page if guests can open it, too', async () => {
    await open({ at: '/wishlist', outcome: pending });
    expect(screen.getByRole('heading', { name: 'Wishlist' })).toBeVisible();
    noSidebar();
  });
});
