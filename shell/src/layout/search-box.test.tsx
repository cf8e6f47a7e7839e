import type { Suggestions } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type InShellOptions, renderInShell } from '../../test/in-shell';
import { EMPTY_FRAME } from '../frame/frame-content';
import { SearchBox } from './search-box';
import '../search/suggest-box'; // compiled before the first test begins

const FOUND: Suggestions = {
  words: ['ankara dress', 'ankara bag'],
  categories: [{ title: "Women's Clothing", slug: 'womens-clothing', parent: 'Clothing & Apparel' }],
  products: [
    {
      id: 1,
      slug: 'ankara-maxi',
      title: 'Ankara Maxi Dress',
      thumbnail: '/1.webp',
      selling_price: 24500,
      original_price: 24500,
    },
  ],
};
const frame = {
  ...EMPTY_FRAME,
  categories: [{ title: 'Clothing & Apparel', slug: 'clothing-apparel', subcategories: [] }],
};
const RECENT = 'recentSearches';

function open({ answers, ...options }: InShellOptions = {}) {
  const view = renderInShell(<SearchBox />, {
    capabilities: ['suggestions', 'search-category'],
    changes: { frame },
    answers: { 'GET /products/suggestions': () => ({ data: FOUND }), ...answers },
    ...options,
  });
  const box = () => screen.getByLabelText<HTMLInputElement>('Search products');
  /** The list comes with the focus. */
  const enter = async () => {
    await view.user.click(box());
    await waitFor(() => expect(box()).toHaveAttribute('role', 'combobox'));
  };
  const type = async (text: string) => {
    await enter();
    await view.user.type(box(), text);
    return screen.findByRole('listbox');
  };
  const reached = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  const asked = () => view.platform.calls.map(({ options: { query } }) => query?.q);
  return { ...view, box, enter, type, reached, asked };
}

describe('search box', () => {
  it('SH-RULE-007 SH-RULE-008 goes to /search/{query}; empty text does nothing', async () => {
    const { user, box, at } = open();
    await user.type(box(), '   {Enter}');
    expect(at().pathname).toBe('/');
    await user.type(box(), 'fan & gen/5kVA{Enter}');
    expect(at().pathname).toBe('/search/fan%20%26%20gen%2F5kVA');
  });

  it('SH-SCR-008 searches in the category of its select, which is sent as category=', async () => {
    const { user, box, at } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'clothing-apparel');
    await user.type(box(), 'gown{Enter}');
    expect(at()).toMatchObject({ pathname: '/search/gown', search: '?category=clothing-apparel' });
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('clothing-apparel');
  });

  it('has no select where the server cannot search in a category, or tells none', () => {
    open({ capabilities: [] }).unmount();
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
    open({ changes: { frame: EMPTY_FRAME } });
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
  });

  it('shows what was searched for, also after a step back, and takes no more than 200 characters', async () => {
    const { box, router } = open({ at: '/search/ankara%20gown?category=clothing-apparel' });
    expect(box()).toHaveValue('ankara gown');
    expect(box()).toHaveAttribute('maxlength', '200');
    await act(() => router.navigate('/search/lamp'));
    expect(box()).toHaveValue('lamp');
    await act(() => router.navigate(-1));
    expect(box()).toHaveValue('ankara gown');
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('clothing-apparel');
  });

  it('shows a script in the address as the text that it is', () => {
    const { box } = open({ at: `/search/${encodeURIComponent('<script>alert(1)</script>')}` });
    expect(box()).toHaveValue('<script>alert(1)</script>');
  });
});

describe('suggestions', () => {
  it('are words, categories, and products with picture and price', async () => {
    const { type } = open();
    await type('ank');
    const list = within(screen.getByRole('listbox', { name: 'Suggestions' }));
    const group = (name: string) => within(list.getByRole('group', { name })).getAllByRole('option');
    expect(group('Searches').map((option) => option.textContent)).toEqual(['ankara dress', 'ankara bag']);
    expect(group('Categories')[0]).toHaveTextContent("Women's ClothingClothing & Apparel");
    expect(group('Products')[0]).toHaveTextContent('₦24,500.00');
    expect(group('Products')[0]!.querySelector('img')).toHaveAttribute('src', '/1.webp');
    expect(screen.getByRole('status')).toHaveTextContent('4 suggestions');
  });

  it('are reached with the arrow keys and followed with Enter, while the focus stays in the box', async () => {
    const { type, user, box, reached, at } = open();
    await type('ank');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(reached()).toHaveAttribute('href', '/shop/womens-clothing');
    expect(reached()).toHaveAttribute('aria-selected', 'true');
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(reached()).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(at().pathname).toBe('/ankara-maxi');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Escape closes the list and keeps the text; Enter then searches for it', async () => {
    const { type, user, box, at } = open();
    await type('ank');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(at().pathname).toBe('/search/ank');
  });

  it('are followed with a press, and leave with the focus', async () => {
    const { type, user, at } = open();
    await type('ank');
    await user.click(screen.getByRole('option', { name: 'ankara bag' }));
    expect(at().pathname).toBe('/search/ankara%20bag');
    await type('x');
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are asked for once the letters rest, in the background, with the chosen category', async () => {
    const { type, asked, platform, user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'clothing-apparel');
    await type('ankara');
    expect(asked()).toEqual(['ankara']);
    expect(platform.calls[0]?.options).toMatchObject({
      background: true,
      query: { q: 'ankara', category: 'clothing-apparel' },
    });
  });

  it('of an older text never replace those of a newer one', async () => {
    const answers: Record<string, (words: string[]) => void> = {};
    const { enter, user, box, platform } = open({
      answers: {
        'GET /products/suggestions': ({ options }) =>
          new Promise((resolve) => {
            answers[String(options.query?.q)] = (words) => resolve({ data: { words, categories: [], products: [] } });
          }),
      },
    });
    await enter();
    await user.type(box(), 'an');
    await waitFor(() => expect(answers.an).toBeDefined());
    await user.type(box(), 'kle');
    await waitFor(() => expect(answers.ankle).toBeDefined());
    expect(platform.calls[0]?.options.signal?.aborted).toBe(true);
    act(() => answers.ankle!(['ankle boots']));
    expect(await screen.findByRole('option', { name: 'ankle boots' })).toBeVisible();
    await act(async () => answers.an!(['ankara']));
    expect(screen.queryByRole('option', { name: 'ankara' })).toBeNull();
  });

  it('that cannot be had are missed in silence: the box searches', async () => {
    const { enter, user, box, platform, toasts, at } = open({
      answers: {
        'GET /products/suggestions': () => {
          throw new ApiError(503, 'The shop is busy');
        },
      },
    });
    await enter();
    await user.type(box(), 'ank');
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(toasts.list()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(at().pathname).toBe('/search/ank');
  });
});

describe('recent searches', () => {
  it('are offered in the empty box once somebody has searched, and not before', async () => {
    const { enter, user, box, platform } = open();
    await enter();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(platform.storage.get(RECENT)).toBeNull();
    await user.type(box(), 'gele{Enter}');
    await waitFor(() => expect(platform.storage.get(RECENT)).toBe('["gele"]'));
    await user.clear(box());
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    expect(within(recent).getByRole('option', { name: 'gele' })).toBeVisible();
  });

  it('leave one by one with Delete or their cross, and all at once', async () => {
    const { enter, user, box, platform } = open();
    platform.storage.write(RECENT, ['gele', 'lamp', 'fan']);
    await enter();
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(screen.queryByRole('option', { name: 'gele' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('gele removed from recent searches');
    await user.click(within(screen.getByRole('option', { name: 'lamp' })).getByTitle('Remove'));
    expect(platform.storage.get(RECENT)).toBe('["fan"]');
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(platform.storage.get(RECENT)).toBeNull();
    expect(box()).toHaveFocus();
  });
});
