import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';
import { ProfileSidebar } from './profile-sidebar';
import { Table } from './table';
import { Tabs } from './tabs';
import { Timeline } from './timeline';

const shop = (at = '/') => ({ platform: createTestPlatform('mfe-account'), path: at });

it('the breadcrumb links to all steps except the page itself', () => {
  renderInShop(
    <Breadcrumb
      items={[
        { title: 'Home', to: '/' },
        { title: 'Shop', to: '/shop' },
      ]}
    />,
    shop(),
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull();
  expect(screen.getByText('Shop')).toHaveAttribute('aria-current', 'page');
});

it('the account sidebar marks the open page in any letter case, and signs out', async () => {
  const logout = jest.fn();
  const links = [
    { title: 'Dashboard', to: '/Dashboard#Dashboard' },
    { title: 'My Orders', to: '/my-orders' },
  ];
  const { user } = renderInShop(<ProfileSidebar links={links} onLogout={logout} />, shop('/dashboard'));
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'My Orders' })).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(logout).toHaveBeenCalledTimes(1);
});

it('the account sidebar marks the page from which shoppers come to the open one', () => {
  const links = [
    { title: 'My Orders', to: '/my-orders' },
    { title: 'Security', to: '/security#security' },
  ];
  renderInShop(<ProfileSidebar links={links} />, shop('/order-details/2/3'));
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Security' })).not.toHaveAttribute('aria-current');
});

it('the tabs show one panel and switch with arrow keys', async () => {
  const tabs = ['Description', 'Specification', 'Reviews'].map((title) => ({
    id: title,
    title,
    panel: `${title} text`,
  }));
  const { user } = renderInShop(<Tabs label="About" tabs={tabs} />, shop());
  const open = () => screen.getByRole('tabpanel').textContent;
  expect(open()).toBe('Description text');
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveFocus();
  expect(open()).toBe('Reviews text');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(open()).toBe('Specification text');
  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(open()).toBe('Reviews text');
});

it('the table labels each value for the card layout on phones', () => {
  renderInShop(
    <Table
      caption="Orders"
      columns={[{ title: 'Order' }, { title: 'Amount', align: 'end' }]}
      rows={[{ key: 1, cells: ['NKM-1', '₦8,500.00'] }]}
    />,
    shop(),
  );
  expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '₦8,500.00' })).toHaveAttribute('data-title', 'Amount');
});

it('the timeline announces the state of each step', () => {
  const steps = [
    { key: 1, title: 'Paid', time: '15 January 2026' },
    { key: 2, title: 'Shipped', state: 'current' as const },
    { key: 3, title: 'Delivered', state: 'waiting' as const },
  ];
  renderInShop(<Timeline label="Tracking" steps={steps} />, shop());
  const words = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(words).toEqual(['Paid (Done)15 January 2026', 'Shipped (Now)', 'Delivered (Not yet)']);
});
