import { planAlsoBought } from './plan-also-bought';

const PRODUCTS = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  category_id: index % 2,
  subcategory_id: index % 8,
  popularity: index * 50,
}));

describe('also-bought pairs', () => {
  const companions = planAlsoBought(PRODUCTS, 1);
  const find = (id: number) => PRODUCTS.find((product) => product.id === id)!;

  it('are symmetric, each pair once', () => {
    const keys = companions.map(({ product_id, other_id }) => `${product_id} ${other_id}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { product_id, other_id, orders } of companions) {
      expect(companions).toContainEqual({ product_id: other_id, other_id: product_id, orders });
    }
  });

  it('share a category but not a subcategory, and exist for every product', () => {
    for (const { product_id, other_id } of companions) {
      expect(find(other_id).category_id).toBe(find(product_id).category_id);
      expect(find(other_id).subcategory_id).not.toBe(find(product_id).subcategory_id);
    }
    expect(new Set(companions.map(({ product_id }) => product_id)).size).toBe(PRODUCTS.length);
  });

  it('are identical for the same seed', () => {
    expect(planAlsoBought(PRODUCTS, 1)).toEqual(companions);
    expect(planAlsoBought(PRODUCTS, 2)).not.toEqual(companions);
  });
});
