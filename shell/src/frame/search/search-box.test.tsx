import type { SearchSuggestionsProps } from '@nkm/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import type { Shell } from '../../app/shell-context';
import { type InShellOptions, renderInShell } from '../../../test/in-shell';
import { EMPTY_FRAME } from '../../app/frame-content/frame-content';
import { SearchBox } from './search-box';

const frame = {
  ...EMPTY_FRAME,
  categories: [{ title: 'Clothing & Apparel', slug: 'clothing-apparel', subcategories: [] }],
};

function open(options: InShellOptions = {}) {
  const view = renderInShell(<SearchBox />, {
    api: 1,
    ...options,
    changes: { frame, widgets: null, ...options.changes },
  });
  return { ...view, box: () => screen.getByLabelText<HTMLInputElement>('Search products') };
}

describe('search box', () => {
  it('SH-RULE-007 SH-RULE-008 goes to /search/{query}; empty text does nothing', async () => {
    const { user, box, at } = open();
    await user.type(box(), '   {Enter}');
    await act(async () => void (await import('./search-path')));
    expect(at().pathname).toBe('/');
    await user.type(box(), 'fan & gen/5kVA{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/search/fan%20%26%20gen%2F5kVA'));
  });

  it('SH-SCR-008 searches in the selected category, sent as category=', async () => {
    const { user, box, at } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'clothing-apparel');
    await user.type(box(), 'gown{Enter}');
    await waitFor(() => expect(at()).toMatchObject({ pathname: '/search/gown', search: '?category=clothing-apparel' }));
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('clothing-apparel');
  });

  it('has no select if the server cannot search in a category or returns no categories', () => {
    open({ api: 0 }).unmount();
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
    open({ changes: { frame: EMPTY_FRAME } });
    expect(screen.queryByRole('combobox', { name: 'Search in' })).toBeNull();
  });

  it('shows the current search, also after Back, and accepts at most 200 characters', async () => {
    const { box, router } = open({ at: '/search/ankara%20gown?category=clothing-apparel' });
    expect(box()).toHaveValue('ankara gown');
    expect(box()).toHaveAttribute('maxlength', '200');
    await act(() => router.navigate('/search/lamp'));
    expect(box()).toHaveValue('lamp');
    await act(() => router.navigate(-1));
    expect(box()).toHaveValue('ankara gown');
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('clothing-apparel');
  });

  it('shows a script in the address as plain text', () => {
    const { box } = open({ at: `/search/${encodeURIComponent('<script>alert(1)</script>')}` });
    expect(box()).toHaveValue('<script>alert(1)</script>');
  });
});

describe('suggestions of the catalog', () => {
  const widgets = (load: () => Promise<unknown>, owner: string | null = 'mfe-catalog') => ({
    changes: { widgets: { ownerOf: () => owner, load } as unknown as Shell['widgets'] },
  });

  it('load when the box gets the focus, and know the box', async () => {
    const load = jest.fn(async () => ({ box }: SearchSuggestionsProps) => (
      <p>Suggestions for {box.current!.getAttribute('aria-label')}</p>
    ));
    const { user, box } = open(widgets(load));
    expect(load).not.toHaveBeenCalled();
    await user.click(box());
    expect(await screen.findByText('Suggestions for Search products')).toBeVisible();
    expect(load).toHaveBeenCalledWith('search-suggestions');
  });

  it('fail without a message: the box still searches, and the next focus tries again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const load = jest
      .fn<Promise<unknown>, []>(async () => () => <p>Suggestions</p>)
      .mockRejectedValueOnce(new Error('down'));
    const { user, box, at, toasts } = open(widgets(load));
    await user.type(box(), 'gele{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/search/gele'));
    expect(toasts.list()).toEqual([]);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    await user.tab();
    await user.click(box());
    expect(await screen.findByText('Suggestions')).toBeVisible();
    warn.mockRestore();
  });

  it('that crash disappear, and the box still searches', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(); // React logs it
    const Broken = () => {
      throw new Error('broken');
    };
    const { user, box, at } = open(widgets(async () => Broken));
    await user.click(box());
    await waitFor(() => expect(error).toHaveBeenCalled());
    await user.type(box(), 'gele{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/search/gele'));
    error.mockRestore();
  });

  it('are optional: an older catalog has none', async () => {
    const load = jest.fn();
    const { user, box, at } = open(widgets(load, null));
    await user.type(box(), 'gele{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/search/gele'));
    expect(load).not.toHaveBeenCalled();
  });
});
