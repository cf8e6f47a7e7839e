import { pageOf } from './page-of';

const list = Array.from({ length: 13 }, (_, index) => index + 1);
const at = (page: string) => pageOf(list, 6, new URLSearchParams({ page }));

describe('one page of a list', () => {
  it('is the page of the address', () => {
    expect(at('3')).toEqual({ shown: [13], page: 3, pages: 3 });
    expect(pageOf(list, 6, new URLSearchParams()).shown).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['99', 3],
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    ['1.5', 1],
  ])('is a page that exists for ?page=%s', (page, shown) => {
    expect(at(page).page).toBe(shown);
  });

  it('is empty for an empty list', () => {
    expect(pageOf([], 6, new URLSearchParams())).toEqual({ shown: [], page: 1, pages: 1 });
  });
});
