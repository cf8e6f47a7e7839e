import { aCartItem, aUser } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import type { Shell } from '../../app/shell-context';
import { Header } from './header';

/** A phone, which has no category bar. */
beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

function openHeader(changes: Partial<Shell> = {}, at = '/') {
  const view = renderInShell(<Header />, { changes, at });
  return { ...view, cartSlice: view.platform.hostBus.as('mfe-cart-checkout') };
}

describe('account', () => {
  it('SH-SCR-016 SH-RULE-006 shows guests the Account link, which opens sign-in and remembers the page', async () => {
    const { user, did } = openHeader({}, '/shop?page=2');
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(did).toEqual(['sign in, then /shop?page=2']);
  });

  it('SH-SCR-015 SH-ROLE-002 greets a signed-in shopper by surname and offers sign-out', async () => {
    const { user, did, platform } = openHeader();
    act(() => platform.signIn(aUser({ surname: 'Adébáyọ̀' })));
    expect(screen.getByText('Adébáyọ̀').closest('a')).toHaveTextContent('Welcome, Adébáyọ̀');
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(did).toEqual(['sign out']);
  });
});

describe('links beside the search', () => {
  it('lead to deals, coupons, the tracking of orders and help', () => {
    openHeader({ claims: ['/deals', '/coupon', '/track-order', '/faqs'].map((path) => ({ path })) as Shell['claims'] });
    const links = screen.getByRole('navigation', { name: 'Deals and help', hidden: true }).querySelectorAll('a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deals', '/deals'],
      ['Coupons', '/coupon'],
      ['Track order', '/track-order'],
      ['Help', '/faqs'],
    ]);
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
  it('opens the cart slice’s panel; Escape closes it and returns the focus', async () => {
    const { user } = openHeader();
    const toggle = screen.getByRole('link', { name: /^Cart/ });
    await user.click(toggle);
    expect(await screen.findByText('One Ankara dress')).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('One Ankara dress')).toBeNull();
    expect(toggle).toHaveFocus();
  });

  it('shows a message when that slice is down, and works after Retry', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    let down = true;
    const load = async () => {
      if (down) throw new Error('404');
      return () => <p>Back again</p>;
    };
    const { user } = openHeader({ widgets: { ownerOf: () => 'mfe-cart-checkout', load } });
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back again')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
