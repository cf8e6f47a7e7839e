/** @jest-environment node */
import { splitQuery, withRest } from './page-query';

const LIST = { public: true, query: ['brand', 'page', 'sort'] };
const read = (search: string, claim: Parameters<typeof splitQuery>[1] = LIST) => splitQuery(search, claim).read;

describe('H05 the query of a page', () => {
  it('is what the route declares, whatever else stands there', () => {
    expect(read('?utm_source=mail&page=2&x=1')).toBe('?page=2');
    expect(read('?utm_source=mail')).toBe('');
    expect(read('')).toBe('');
  });

  it('has one spelling for each meaning: order of names and repeated values', () => {
    expect(read('?sort=price_asc&page=2&page=2')).toBe('?page=2&sort=price_asc');
    expect(read('?brand=B&page=1&brand=A%20%26%20B&brand=B')).toBe('?brand=B&brand=A+%26+B&page=1');
  });

  it('is nothing for a page that the browser draws, and for one that nobody claims', () => {
    expect(read('?page=2', { public: false })).toBe('');
    expect(splitQuery('?page=2', undefined).read).toBe('');
  });

  it('stays as it is for a slice that declares nothing', () => {
    expect(splitQuery('?b=2&a=1&a=1', { public: true })).toMatchObject({ read: '?b=2&a=1&a=1', isUnknown: true });
    expect(splitQuery('', { public: true })).toMatchObject({ read: '', isUnknown: false });
  });

  it('is kept from everybody where it is a secret', () => {
    const split = splitQuery('?token=4711', { public: true, secretQuery: true });
    expect([split.read, String(split.rest), split.isUnknown]).toEqual(['', '', false]);
  });

  it('names a result of the newsletter, and nothing else under that name', () => {
    expect(read('?newsletter=subscribed&page=2')).toBe('?page=2&newsletter=subscribed');
    expect(read('?newsletter=4711')).toBe('');
  });

  it('hands the rest on where the page leads elsewhere', () => {
    const { rest } = splitQuery('?page=2&utm_source=a%26b', LIST);
    expect(withRest('/shop?page=1#list', rest)).toBe('/shop?page=1&utm_source=a%26b#list');
    expect(withRest('/shop', rest)).toBe('/shop?utm_source=a%26b');
    expect(withRest('https://elsewhere.example/', rest)).toBe('https://elsewhere.example/');
  });
});
