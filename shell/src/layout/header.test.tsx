import { PlatformProvider } from '@nkm/platform';
import { aCartItem, aUser, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { type Shell, ShellContext } from '../app/shell-context';
import { createToastStore } from '../app/toasts';
import { Header } from './header';

function openHeader(changes: Partial<Shell> = {}, at = '/') {
  const platform = createTestPlatform('shell');
  const cartSlice = platform.hostBus.as('mfe-cart-checkout');
  const did: string[] = [];
  const shell: Shell = {
    host: { platformFor: () => platform, forgive: () => undefined } as unknown as Shell['host'],
    settings: { ...platform.settings, brand: 'NKM' },
    claims: [],
    toasts: createToastStore(),
    widgets: { ownerOf: () => 'mfe-cart-checkout', load: async () => () => <p>One Ankara dress</p> },
    signIn: (path) => did.push(`sign in, then ${path}`),
    signOut: () => did.push('sign out'),
    chooseCurrency: (currency) => platform.bus.publish('currency', { currency, rate: 380 }),
    ...changes,
  };
  const view = renderInShop(
    <ShellContext value={shell}>
      <PlatformProvider platform={platform}>
        <Header />
      </PlatformProvider>
    </ShellContext>,
    { platform, path: '*', at },
  );
  return { ...view, platform, cartSlice, did };
}

describe('search box', () => {
  it('SH-RULE-007 SH-RULE-008 goes to /search/{query}; empty text does nothing', async () => {
    const { user, router } = openHeader();
    const box = screen.getByRole('searchbox', { name: 'Search products' });
    await user.type(box, '   {Enter}');
    expect(router.state.location.pathname).toBe('/');
    await user.type(box, 'gen & stabiliser/5kVA{Enter}');
    expect(router.state.location.pathname).toBe('/search/gen%20%26%20stabiliser%2F5kVA');
  });

  it('shows what was searched for, even when the address is broken', () => {
    openHeader({}, '/search/ankara%20gown');
    expect(screen.getByRole('searchbox')).toHaveValue('ankara gown');
  });
});

describe('account', () => {
  it('SH-SCR-016 SH-RULE-006 shows a visitor the Account link, which opens sign-in and remembers the page', async () => {
    const { user, did } = openHeader({}, '/shop?page=2');
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(did).toEqual(['sign in, then /shop?page=2']);
  });

  it('SH-SCR-015 SH-ROLE-002 greets a signed-in user with the surname and offers sign-out', async () => {
    const { user, did, platform } = openHeader();
    act(() => platform.signIn(aUser({ surname: 'Adébáyọ̀' })));
    expect(screen.getByText('Adébáyọ̀', { exact: false })).toHaveTextContent('Welcome, Adébáyọ̀');
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(did).toEqual(['sign out']);
  });
});

describe('counters', () => {
  it('SH-SCR-009 SH-SCR-010 follow the states of cart and wishlist', () => {
    const { cartSlice } = openHeader();
    expect(screen.getByRole('link', { name: 'Cart, 0' })).toBeVisible();
    act(() => {
      cartSlice.publish('cart', { status: 'ready', lines: [aCartItem(), aCartItem()], count: 2 });
      cartSlice.publish('wishlist', { status: 'ready', productIds: [1], count: 1 });
    });
    expect(screen.getByRole('link', { name: 'Cart, 2' })).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: 'Wishlist, 1' })).toHaveTextContent('1');
  });
});

describe('currency', () => {
  it('SH-SCR-017 offers Naira and US Dollar', async () => {
    const { user, platform } = openHeader();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), '$ USD');
    expect(platform.bus.current('currency')?.currency).toBe('Dollar');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('Dollar');
  });
});

describe('mini-cart', () => {
  it('opens the panel of the slice that owns the cart; Escape closes it and returns the focus', async () => {
    const { user } = openHeader();
    const toggle = screen.getByRole('link', { name: /^Cart/ });
    await user.click(toggle);
    expect(await screen.findByText('One Ankara dress')).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('One Ankara dress')).toBeNull();
    expect(toggle).toHaveFocus();
  });

  it('says so when that slice is down, and works after Retry', async () => {
    let down = true;
    const load = async () => {
      if (down) throw new Error('404');
      return () => <p>Back again</p>;
    };
    const { user } = openHeader({ widgets: { ownerOf: () => 'mfe-cart-checkout', load } });
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    expect(await screen.findByText('Cart and checkout is not available right now')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back again')).toBeVisible();
  });
});
