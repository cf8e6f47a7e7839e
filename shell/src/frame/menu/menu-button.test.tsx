import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import { EMPTY_FRAME } from '../../app/frame-content/frame-content';
import type { Shell } from '../../app/shell-context';
import { MenuButton } from './menu-button';
import './mobile-menu'; // compiled before the first test begins

const CLOTHING = {
  id: 1,
  title: 'Clothing',
  slug: 'clothing',
  icon: '',
  types: [{ id: 1, title: 'Women', subcategories: [{ id: 10, title: 'Dresses', slug: 'dresses' }] }],
};

function open(pages: string[] = []) {
  const view = renderInShell(<MenuButton />, {
    changes: {
      frame: { ...EMPTY_FRAME, categories: [{ title: 'Clothing', slug: 'clothing', subcategories: [] }] },
      claims: pages.map((path) => ({ path })) as Shell['claims'],
    },
    answers: { 'GET /subcategories/type': () => ({ data: [CLOTHING] }) },
  });
  const press = () => view.user.click(screen.getByRole('link', { name: 'Menu' }));
  return { ...view, press };
}

describe('mobile menu', () => {
  it('SH-SCR-019 has panels for categories and cart', async () => {
    const { user, press } = open();
    await press();
    const menu = within(await screen.findByRole('dialog'));
    expect(menu.getByRole('tab', { name: 'Categories' })).toHaveAttribute('aria-selected', 'true');
    await user.click(menu.getByText('Clothing'));
    expect(await menu.findByRole('link', { name: 'Dresses' })).toHaveAttribute('href', '/shop/dresses');
    await user.click(menu.getByRole('tab', { name: 'Cart (0)' }));
    expect(await menu.findByText('One Ankara dress')).toBeVisible();
  });

  it('SH-SCR-017 SH-SCR-018 has account, currency and language', async () => {
    const { user, press, platform } = open();
    await press();
    const menu = within(await screen.findByRole('dialog'));
    expect(menu.getByRole('link', { name: 'Account' })).toBeVisible();
    expect(menu.getByText('English')).toBeVisible();
    await user.selectOptions(menu.getByRole('combobox', { name: 'Currency' }), '$ USD');
    expect(platform.bus.current('currency')?.currency).toBe('Dollar');
  });

  it('leads to deals, coupons, the tracking of orders and help, as far as pages exist', async () => {
    const { user, press, at } = open(['/deals', '/coupon', '/track-order']);
    await press();
    const links = within(await screen.findByRole('navigation', { name: 'Deals and help' }));
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(['Deals', 'Coupons', 'Track order']);
    await user.click(links.getByRole('link', { name: 'Track order' }));
    expect(at().pathname).toBe('/track-order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to a subcategory and closes', async () => {
    const { user, press, at } = open();
    await press();
    await user.click(await screen.findByRole('link', { name: 'Dresses', hidden: true }));
    expect(at().pathname).toBe('/shop/dresses');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes with its button', async () => {
    const { user, press } = open();
    await press();
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});
