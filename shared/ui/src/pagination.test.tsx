import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useLocation } from 'react-router-dom';
import { clampPage, pageWindow, totalPages } from './page-window';
import { Pagination } from './pagination';

function showPages(page: number, pages: number, more: { nextLabel?: string } = {}) {
  return renderInShop(<Pagination page={page} totalPages={pages} hrefOf={hrefOf} controls="list" {...more} />, {
    platform: createTestPlatform('mfe-catalog'),
  });
}
const hrefOf = (target: number) => `/shop?page=${target}`;
const link = (name: string) => screen.queryByRole('link', { name });

describe('pages of a list', () => {
  it.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [94_400, 20, 4720],
  ])('SHR-RULE-003 %i products, %i per page: %i pages', (total, perPage, pages) => {
    expect(totalPages(total, perPage)).toBe(pages);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [4.7, 4],
    [99, 9],
    [NaN, 1],
  ])('page %p becomes an existing page', (page, existing) => {
    expect(clampPage(page, 9)).toBe(existing);
  });

  it('shows first, last and neighbour pages, without a gap for a single page', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(6, 11)).toEqual([1, 'gap', 5, 6, 7, 'gap', 11]);
  });

  it('ascends from the first to the last page and contains the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
        const page = 1 + (seed % pages);
        const steps = pageWindow(page, pages);
        const numbers = steps.filter((step) => step !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
        expect(numbers).toContain(page);
        expect(steps.length).toBeLessThanOrEqual(7);
        // There is a gap exactly where at least two pages are omitted.
        steps.forEach((step, index) => {
          const [before, after] = [steps[index - 1], steps[index + 1]];
          if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof after === 'number') expect(after - step).toBe(1);
        });
      }),
    );
  });
});

describe('the pagination', () => {
  it('links to the neighbour pages and marks the current one', async () => {
    const { user, router } = showPages(2, 3);
    expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(link('Prev')).toHaveAttribute('href', '/shop?page=1');
    await user.click(link('Next')!);
    expect(router.state.location.search).toBe('?page=3');
  });

  it('has no link before the first or after the last page', () => {
    const { unmount } = showPages(1, 3);
    expect(link('Prev')).toBeNull();
    unmount();
    showPages(9, 3);
    expect(link('Next')).toBeNull();
    expect(link('Page 3')).toHaveAttribute('aria-current', 'page');
  });

  it('accepts another label for the next page', () => {
    showPages(1, 3, { nextLabel: 'Next Page' });
    expect(link('Next Page')).toHaveAttribute('href', '/shop?page=2');
  });

  describe('with the list above it', () => {
    function List() {
      const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);
      return (
        <>
          <ul id="list" aria-label="Products" />
          <a href="#elsewhere">Elsewhere</a>
          <Pagination page={page} totalPages={9} hrefOf={hrefOf} controls="list" />
        </>
      );
    }
    const showList = () => renderInShop(<List />, { platform: createTestPlatform('mfe-catalog'), path: '/shop' });

    it('moves the focus to the list and announces the page after Enter on Next', async () => {
      const { user } = showList();
      expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 9');
      link('Next')!.focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('list', { name: 'Products' })).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 9');
    });

    it('leaves the focus alone when the page changes in another way', async () => {
      const { router } = showList();
      screen.getByRole('link', { name: 'Elsewhere' }).focus();
      await act(() => router.navigate('/shop?page=4'));
      expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
    });
  });

  it('is hidden for a single page', () => {
    const { unmount } = showPages(1, 2);
    expect(screen.getByRole('navigation')).toBeVisible();
    unmount();
    showPages(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
