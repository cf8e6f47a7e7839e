import { aProductCard } from '@nkm/testing';
import { chooseProducts, categoriesOf } from './choose-products';

const inCategory = (title: string, slug: string) => aProductCard({ title, subcategory: { name: slug, slug } });
const products = [inCategory('Red gown', 'gowns'), inCategory('Blue gown', 'gowns'), inCategory('Red cap', 'caps')];
const titles = (query: string, category: string | null = null) =>
  chooseProducts(products, { query, category }).map(({ title }) => title);

describe('store products that are filtered in the browser', () => {
  it('have all words of the search in their title', () => {
    expect(titles('GOWN red')).toEqual(['Red gown']);
    expect(titles('')).toHaveLength(3);
    expect(titles('shoe')).toEqual([]);
  });

  it('belong to the subcategory in the address', () => {
    expect(titles('red', 'caps')).toEqual(['Red cap']);
  });

  it('are counted per subcategory', () => {
    expect(categoriesOf(products)).toEqual([
      { title: 'gowns', slug: 'gowns', count: 2 },
      { title: 'caps', slug: 'caps', count: 1 },
    ]);
  });
});
