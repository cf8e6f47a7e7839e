import { aCartItem, aCartProduct } from '@nkm/testing';
import { isLineOf, keyOf, keyText, nameOf, priceOf, stockOf, worthOf } from './line';

const indigo = {
  id: 3,
  selling_price: 9100.5,
  original_price: 9500,
  quantity: 2,
  values: [
    { title: 'Colour', value: 'Indigo' },
    { title: 'Size', value: 'XL' },
  ],
  image: '',
};

describe('line', () => {
  it('has a key of its product and variant', () => {
    expect(keyText(keyOf(aCartProduct({ id: 12 })))).toBe('12');
    expect(keyText(keyOf(aCartProduct({ id: 12, variant: indigo })))).toBe('12:3');
  });

  it('differs from another variant of the same product', () => {
    const line = aCartItem({ product: { id: 12, variant: indigo } });
    expect(isLineOf(line, { productId: 12, variantId: 3 })).toBe(true);
    expect(isLineOf(line, { productId: 12, variantId: null })).toBe(false);
    expect(isLineOf(line, { productId: 13, variantId: 3 })).toBe(false);
  });

  it('uses stock and price of its variant', () => {
    const product = aCartProduct({ quantity: 40, selling_price: 8500, variant: indigo });
    expect(stockOf(product)).toBe(2);
    expect(priceOf(product)).toBe(910050);
    expect(worthOf(aCartItem({ product, quantity: 2 }))).toBe(1820100);
  });

  it('is named by its variant too', () => {
    expect(nameOf(aCartProduct({ title: 'Ankara dress', variant: indigo }))).toBe(
      'Ankara dress, Colour: Indigo, Size: XL',
    );
    expect(nameOf(aCartProduct({ title: 'Ankara dress' }))).toBe('Ankara dress');
  });

  it('never has negative stock', () => {
    expect(stockOf(aCartProduct({ quantity: -4 }))).toBe(0);
  });
});
