import { searchPath, type Suggestions } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import SearchSuggestions from './search-suggestions';

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
const RECENT = 'recentSearches';

/** The search form of the shell's header. `early` is typed after the first render, before its effects. */
function SearchForm({ early }: { early?: string }) {
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (early === undefined) return;
    box.current!.value = early;
    box.current!.focus();
  }, [early]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const to = searchPath(box.current!.value);
        if (to !== null) void navigate(to);
      }}
    >
      <select aria-label="Search in">
        <option value="">All</option>
        <option value="clothing-apparel">Clothing & Apparel</option>
      </select>
      <input ref={box} type="search" aria-label="Search products" />
      <button type="submit">Search</button>
      <SearchSuggestions box={box} />
    </form>
  );
}

function open({ answers, early }: { answers?: Answers; early?: string } = {}) {
  const found = { 'GET /products/suggestions': () => ({ data: FOUND }) };
  const platform = createTestPlatform('mfe-catalog', { ...found, ...answers }, { api: 1 });
  const view = renderInShop(<SearchForm early={early} />, { platform, path: '*', at: '/' });
  const box = () => screen.getByLabelText<HTMLInputElement>('Search products');
  const enter = () => view.user.click(box());
  const type = async (text: string) => {
    await enter();
    await view.user.type(box(), text);
    return screen.findByRole('listbox');
  };
  const reached = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  const asked = () => platform.calls.map(({ options: { query } }) => query?.q);
  return { ...view, platform, box, enter, type, reached, asked, at: () => view.router.state.location };
}

describe('suggestions', () => {
  it('are search terms, categories, and products with picture and price', async () => {
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

  it('show the flash price with its code while the deal runs', async () => {
    const flash = (ends: number) => ({ price: 4_824, ends_at: new Date(ends).toISOString(), left: 3, code: 'FLASH' });
    const [dress] = FOUND.products;
    const products = [
      { ...dress, flash: flash(Date.now() + 3_600_000) },
      { ...dress, slug: 'ankara-bag', title: 'Ankara Bag', flash: flash(Date.now() - 1_000) },
    ];
    const { type } = open({ answers: { 'GET /products/suggestions': () => ({ data: { ...FOUND, products } }) } });
    await type('ank');
    expect(screen.getByRole('option', { name: /Ankara Maxi Dress/ })).toHaveTextContent('₦4,824.00With code FLASH');
    const bag = screen.getByRole('option', { name: /Ankara Bag/ });
    await waitFor(() => expect(bag).toHaveTextContent(/^Ankara Bag₦24,500\.00$/));
  });

  it('are selected with the arrow keys and opened with Enter, while the focus stays in the box', async () => {
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

  it('close with Escape, which keeps the text; Enter then searches for it', async () => {
    const { type, user, box, at } = open();
    await type('ank');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(at().pathname).toBe('/search/ank');
  });

  it('open with a press, and close when the focus leaves', async () => {
    const { type, user, at } = open();
    await type('ank');
    await user.click(screen.getByRole('option', { name: 'ankara bag' }));
    expect(at().pathname).toBe('/search/ankara%20bag');
    await type('x');
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are requested after a pause in typing, in the background, with the chosen category', async () => {
    const { type, asked, platform, user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'clothing-apparel');
    await type('ankara');
    expect(asked()).toEqual(['ankara']);
    expect(platform.calls[0]?.options).toMatchObject({
      background: true,
      query: { q: 'ankara', category: 'clothing-apparel' },
    });
  });

  it('follow a text that was typed before the list was ready', async () => {
    open({ early: 'ankara' });
    expect(await screen.findByRole('option', { name: 'ankara dress' })).toBeVisible();
  });

  it('of an older text never replace those of a newer text', async () => {
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

  it('fail silently, and the box still searches', async () => {
    const { enter, user, box, platform, at } = open({
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
    expect(platform.toasts).toEqual([]);
    await user.keyboard('{Enter}');
    expect(at().pathname).toBe('/search/ank');
  });
});

describe('recent searches', () => {
  it('appear in the empty box only after the first search', async () => {
    const { enter, user, box, platform } = open();
    await enter();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(platform.storage.get(RECENT)).toBeNull();
    await user.type(box(), 'gele{Enter}');
    platform.storage.write(RECENT, ['gele']); // by the page of results
    await user.clear(box());
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    expect(within(recent).getByRole('option', { name: 'gele' })).toBeVisible();
  });

  it('can be removed one by one with Delete or the cross, or all at once', async () => {
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
