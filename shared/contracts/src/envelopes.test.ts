import { clampPage, readField, totalPages } from './envelopes';
import { averageRating, starShares } from './stars';
import { isNotFound, isRedirect, NotFound, RedirectTo } from './slice';
import { containerName } from './slice-description';
import { isReservedSlug } from './reserved-segments';

describe('pages', () => {
  it('SHR-RULE-003 total pages = ceil(total / perPage)', () => {
    expect(totalPages({ total: 41, perPage: 20 })).toBe(3);
    expect(totalPages({ total: 40, perPage: 20 })).toBe(2);
    expect(totalPages({ total: 0, perPage: 20 })).toBe(1);
  });

  it('keeps a page number between 1 and the last page', () => {
    expect([0, -1, 2, 99, Number.NaN].map((page) => clampPage(page, 3))).toEqual([1, 1, 2, 3, 1]);
  });
});

it('reads a field from the body or from its `data`', () => {
  expect(readField({ data: { token: 'a' } }, 'token')).toBe('a');
  expect(readField({ token: 'b' }, 'token')).toBe('b');
  expect(readField('<html>', 'token')).toBeUndefined();
});

describe('stars', () => {
  it('SHR-RULE-004 SHR-CONST-009 the rating is the weighted mean of the star counts, and 0 without ratings', () => {
    expect(averageRating({ '1': 1, '2': 0, '3': 0, '4': 0, '5': 3 })).toBe(4);
    expect(averageRating({ '1': 25, '5': 75 })).toBe(4);
    expect(averageRating({})).toBe(0);
    expect(averageRating(null)).toBe(0);
  });

  it('returns the share of each star in percent', () => {
    expect(starShares({ '5': 3, '1': 1 }).map(({ percent }) => percent)).toEqual([75, 0, 0, 0, 25]);
  });
});

it('names a container by slice and version', () => {
  expect(containerName('mfe-cart-checkout', '1.0.0')).toBe('mfe_cart_checkout_1_0_0');
});

it('recognises signals from another copy of the contract', () => {
  expect(isNotFound(Object.assign(new Error(), { sliceSignal: 'not-found' }))).toBe(true);
  expect(isRedirect(new RedirectTo('/cart'))).toBe(true);
  expect(isNotFound(new Error('x'))).toBe(false);
  expect(isRedirect(new NotFound())).toBe(false);
});

it('reserves the first segments of routes in any letter case', () => {
  expect(isReservedSlug('Flash-Deals')).toBe(true);
  expect(isReservedSlug('ankara-dress')).toBe(false);
});
