/** @jest-environment node */
import { splitQuery, withRest } from './page-query';

const LIST = { public: true, query: ['brand', 'page', 'sort'] };
const read = (search: string, claim: Parameters<typeof splitQuery>[1] = LIST) => splitQuery(search, claim).read;

describe('the query of a page', () => {
  it('contains only the parameters that the route declares', () => {
    expect(read('?utm_source=mail&page=2&x=1')).toBe('?page=2');
    expect(read('?utm_source=mail')).toBe('');
    expect(read('')).toBe('');
  });

  it('is normalized: declared order, no repeated values', () => {
    expect(read('?sort=price_asc&page=2&page=2')).toBe('?page=2&sort=price_asc');
    expect(read('?brand=B&page=1&brand=A%20%26%20B&brand=B')).toBe('?brand=B&brand=A+%26+B&page=1');
  });

  it('is empty for a page that the browser renders and for an unclaimed page', () => {
    expect(read('?page=2', { public: false })).toBe('');
    expect(splitQuery('?page=2', undefined).read).toBe('');
  });

  it('is unchanged for a slice that declares no parameters', () => {
    expect(splitQuery('?b=2&a=1&a=1', { public: true })).toMatchObject({ read: '?b=2&a=1&a=1', isUnknown: true });
    expect(splitQuery('', { public: true })).toMatchObject({ read: '', isUnknown: false });
  });

  it('is dropped when the route declares it secret', () => {
    const split = splitQuery('?token=4711', { public: true, secretQuery: true });
    expect([split.read, String(split.rest), split.isUnknown]).toEqual(['', '', false]);
  });

  it('contains a newsletter result only if its value is known', () => {
    expect(read('?newsletter=subscribed&page=2')).toBe('?page=2&newsletter=subscribed');
    expect(read('?newsletter=4711')).toBe('');
  });

  it('passes undeclared parameters on with a redirect', () => {
    const { rest } = splitQuery('?page=2&utm_source=a%26b', LIST);
    expect(withRest('/shop?page=1#list', rest)).toBe('/shop?page=1&utm_source=a%26b#list');
    expect(withRest('/shop', rest)).toBe('/shop?utm_source=a%26b');
    expect(withRest('https://elsewhere.example/', rest)).toBe('https://elsewhere.example/');
  });
});
