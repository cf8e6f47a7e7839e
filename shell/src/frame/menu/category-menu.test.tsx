import { ApiError } from '@nkm/platform';
import { buttonsSettle } from '@nkm/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type InShellOptions, renderInShell } from '../../../test/in-shell';
import { EMPTY_FRAME } from '../../app/frame-content/frame-content';
import { CategoryBar } from './category-bar';
import './mega-panel'; // compiled before the first test begins

const place = (id: number, title: string) => ({ id, title, slug: title.toLowerCase() });
const CLOTHING = {
  ...place(1, 'Clothing'),
  icon: '',
  types: [
    { id: 1, title: 'Women', subcategories: [place(10, 'Dresses'), place(11, 'Shoes')] },
    { id: 2, title: 'Men', subcategories: [place(12, 'Shirts')] },
  ],
};
const HOME = {
  ...place(2, 'Home'),
  icon: '',
  types: [{ id: 3, title: 'Kitchen', subcategories: [place(13, 'Pots')] }],
};
const frame = {
  ...EMPTY_FRAME,
  categories: [CLOTHING, HOME].map(({ title, slug }) => ({ title, slug, subcategories: [] })),
};

function open(options: InShellOptions = {}) {
  const view = renderInShell(<CategoryBar />, {
    changes: { frame },
    answers: { 'GET /subcategories/type': () => ({ data: [CLOTHING, HOME] }) },
    ...options,
  });
  const trigger = () => screen.getByRole('link', { name: 'Categories' });
  const menuIsThere = () => screen.findByRole('list', { name: 'Women' });
  return { ...view, trigger, menuIsThere };
}
const link = (name: string) => screen.getByRole('link', { name });

describe('category menu', () => {
  it('is a link to all products until scripts run, beside a link to each category', () => {
    const { trigger } = open();
    expect(trigger()).toHaveAttribute('href', '/shop');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(link('Clothing')).toHaveAttribute('href', '/shop/clothing');
  });

  it('SH-SCR-006 SH-SCR-007 has three levels: category, type, and subcategories at /shop/{subcategory slug}', async () => {
    const { user, trigger, menuIsThere, at } = open();
    await user.click(trigger());
    const women = await menuIsThere();
    expect(women).toHaveTextContent('DressesShoes');
    expect(await screen.findByRole('list', { name: 'Kitchen' })).toHaveTextContent('Pots');
    expect(link('Dresses')).toHaveAttribute('href', '/shop/dresses');
    await user.click(link('Dresses'));
    expect(at().pathname).toBe('/shop/dresses');
    await waitFor(() => expect(trigger()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('supports the arrow keys; Escape returns the focus, Tab leaves the menu', async () => {
    const { user, trigger, menuIsThere } = open();
    act(() => trigger().focus());
    await user.keyboard('{ArrowDown}');
    await menuIsThere();
    await screen.findByRole('list', { name: 'Kitchen' });
    const clothing = screen.getAllByRole('link', { name: 'Clothing' })[0]!;
    expect(clothing).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(link('All of Clothing')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(link('Shirts')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(clothing).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}{End}');
    expect(link('Pots')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(trigger()).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Women' })).toBeNull();

    await user.keyboard('{ArrowDown}');
    await menuIsThere();
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Women' })).toBeNull());
    expect(link('All products')).toHaveFocus();
  });

  it('remembers arrow keys that are pressed while it loads', async () => {
    const { user, trigger, menuIsThere } = open();
    act(() => trigger().focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await menuIsThere();
    expect(screen.getAllByRole('link', { name: 'Home' })[0]).toHaveFocus();
    act(() => trigger().focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('link', { name: 'Clothing' })[0]).toHaveFocus();
  });

  it('does not move the focus when a mouse opens it, even after the keyboard opened it', async () => {
    const { user, trigger, menuIsThere } = open();
    act(() => trigger().focus());
    await user.keyboard('{ArrowDown}');
    await menuIsThere();
    await user.keyboard('{Escape}');
    expect(trigger()).toHaveFocus();
    await user.hover(trigger());
    await menuIsThere();
    expect(trigger()).toHaveFocus();
  });

  it('opens under a resting mouse and shows the category under the pointer', async () => {
    const { user, trigger, menuIsThere } = open();
    await user.hover(trigger());
    await menuIsThere();
    const home = screen.getAllByRole('link', { name: 'Home' })[0]!;
    const shows = (name: string) => screen.getByRole('link', { name }).closest('[data-shown]') !== null;
    expect(shows('Dresses')).toBe(true);
    await screen.findByRole('list', { name: 'Kitchen' });
    fireEvent.pointerMove(home, { pointerType: 'mouse', clientX: 5, clientY: 80 });
    expect([shows('Dresses'), shows('Pots')]).toEqual([false, true]);
  });

  it('shows a category on the first touch and opens it on the second', async () => {
    const { user, trigger, menuIsThere, at } = open();
    await user.click(trigger());
    await menuIsThere();
    const home = screen.getAllByRole('link', { name: 'Home' })[0]!;
    await user.pointer([{ keys: '[TouchA]', target: home }]);
    expect(at().pathname).toBe('/');
    expect(home.closest('[data-shown]')).not.toBeNull();
    await user.pointer([{ keys: '[TouchA]', target: home }]);
    expect(at().pathname).toBe('/shop/home');
  });

  it.each([
    ['are missing', () => Promise.reject(new ApiError(503, 'busy'))],
    ['are not JSON', () => '<html>'],
  ])('silently shows only the first level when the other levels %s', async (_how, answer) => {
    const { user, trigger, toasts } = open({ answers: { 'GET /subcategories/type': answer } });
    await user.click(trigger());
    expect(await screen.findByRole('link', { name: 'All of Clothing' })).toHaveAttribute('href', '/shop/clothing');
    expect(toasts.list()).toEqual([]);
  });

  it('requests the tree once', async () => {
    const { user, trigger, menuIsThere, platform } = open();
    for (let times = 0; times < 2; times += 1) {
      await user.click(trigger());
      await menuIsThere();
      await user.keyboard('{Escape}');
      buttonsSettle();
    }
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /subcategories/type']);
    expect(platform.calls[0]?.options.background).toBe(true);
  });
});

describe('the header', () => {
  it('SH-SCR-018 shows the language as English', () => {
    open();
    expect(screen.getByText('English')).toBeVisible();
  });
});
