import { aProductCard } from '@nkm/testing';
import { chooseProducts, shelvesOf } from './choose-products';

const onShelf = (title: string, slug: string) => aProductCard({ title, subcategory: { name: slug, slug } });
const products = [onShelf('Red gown', 'gowns'), onShelf('Blue gown', 'gowns'), onShelf('Red cap', 'caps')];
const titles = (query: string, category: string | null = null) =>
  chooseProducts(products, { query, category }).map(({ title }) => title);

describe('products of a store, looked through in the browser', () => {
  it('have all words of the search', () => {
    expect(titles('GOWN red')).toEqual(['Red gown']);
    expect(titles('')).toHaveLength(3);
    expect(titles('shoe')).toEqual([]);
  });

  it('are on the shelf of the address', () => {
    expect(titles('red', 'caps')).toEqual(['Red cap']);
  });

  it('tell on how many shelves they are', () => {
    expect(shelvesOf(products)).toEqual([
      { title: 'gowns', slug: 'gowns', count: 2 },
      { title: 'caps', slug: 'caps', count: 1 },
    ]);
  });
});
