import { aProductCard } from '@nkm/testing';
import { sortProducts } from './sort-products';
import type { Sort } from './sorts';

const none = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
const products = [
  aProductCard({
    title: 'Gele',
    selling_price: 900,
    original_price: 9000,
    created_at: '2026-01-02T00:00:00Z',
    stars: 2,
    star_summary: { ...none, '3': 2 },
  }),
  aProductCard({
    title: 'Fila',
    selling_price: 3000,
    original_price: 3000,
    created_at: '2026-01-03T00:00:00Z',
    stars: 0,
    star_summary: none,
  }),
  aProductCard({
    title: 'Agbada',
    selling_price: 2000,
    original_price: 2500,
    created_at: '2026-01-01T00:00:00Z',
    stars: 9,
    star_summary: { ...none, '4': 5, '5': 4 },
  }),
];
const sorted = (sort: Sort) => sortProducts(products, sort).map(({ title }) => title);

describe('sorting the loaded page', () => {
  it('CAT-RULE-003 sorts by the selling price, not the original one', () => {
    expect(sorted('price_asc')).toEqual(['Gele', 'Agbada', 'Fila']);
    expect(sorted('price_desc')).toEqual(['Fila', 'Agbada', 'Gele']);
  });

  it('sorts by the weighted mean of the stars, with unrated products last', () => {
    expect(sorted('rating')).toEqual(['Agbada', 'Gele', 'Fila']);
  });

  it('sorts by latest and by number of reviews', () => {
    expect(sorted('latest')).toEqual(['Fila', 'Gele', 'Agbada']);
    expect(sorted('popularity')).toEqual(['Agbada', 'Gele', 'Fila']);
  });

  it('is stable and does not change its input', () => {
    const alike = [aProductCard({ title: 'First' }), aProductCard({ title: 'Second' })];
    expect(sortProducts(alike, 'price_desc').map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(sorted('relevance')).toEqual(products.map(({ title }) => title));
  });
});
