import { readOrderLines } from './read-order-lines';

describe('the lines of an order', () => {
  it('accept products and variants', () => {
    const { lines, errors } = readOrderLines([
      { id: 4, quantity: 2, selling_price: 1500.5 },
      { variant: { id: 9, quantity: 1, selling_price: 99 } },
    ]);
    expect(errors).toEqual({});
    expect(lines).toEqual([
      { productId: 4, variantId: null, quantity: 2, seenPrice: 150_050 },
      { productId: null, variantId: 9, quantity: 1, seenPrice: 9_900 },
    ]);
  });

  it('merge duplicates, but not a product and a variant with the same id', () => {
    const { lines } = readOrderLines([
      { id: 4, quantity: 2 },
      { id: 4, quantity: 3 },
      { variant: { id: 4, quantity: 1 } },
    ]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });

  it('report missing values by field', () => {
    const { errors } = readOrderLines([{ quantity: 1 }, { id: 4 }, { id: 4, quantity: 1, selling_price: 0.001 }]);
    expect(Object.keys(errors)).toEqual(['products.0.id', 'products.1.quantity', 'products.2.selling_price']);
  });
});
