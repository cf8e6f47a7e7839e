import { aCartItem, aCartProduct } from '@nkm/testing';
import fc from 'fast-check';
import { isCartItem, isCartProduct, onlyThose } from './recognise-line';

describe('recognising lines', () => {
  it('accepts lines with and without a variant', () => {
    const indigo = { id: 3, selling_price: 9.5, original_price: 9.5, quantity: 2, values: [], image: '' };
    expect(isCartItem(aCartItem())).toBe(true);
    expect(isCartItem(aCartItem({ product: { variant: indigo } }))).toBe(true);
    expect(isCartItem(JSON.parse(JSON.stringify(aCartItem())))).toBe(true);
  });

  it.each([
    ['a line of quantity 0', { ...aCartItem(), quantity: 0 }],
    ['a fractional quantity', { ...aCartItem(), quantity: 1.5 }],
    ['a missing product', { ...aCartItem(), product: undefined }],
    ['a product of another shape', { ...aCartItem(), product: { id: '12', name: 'Dress' } }],
    ['a price with three decimals', aCartItem({ product: { selling_price: 9.999 } })],
    ['a price that is not a number', aCartItem({ product: { selling_price: Number.NaN } })],
    ['a missing vendor', { ...aCartItem(), vendor: null }],
  ])('rejects %s', (_what, value) => {
    expect(isCartItem(value)).toBe(false);
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect([true, false]).toContain(isCartItem(value));
        expect(onlyThose([value, aCartProduct()], isCartProduct).length).toBeGreaterThan(0);
        expect(Array.isArray(onlyThose(value, isCartItem))).toBe(true);
      }),
    );
  });
});
