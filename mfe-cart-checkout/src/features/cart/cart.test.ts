import { type CartItem, type CartProduct, toNaira } from '@nkm/contracts';
import { aCartItem, aCartProduct } from '@nkm/testing';
import fc from 'fast-check';
import { keyOf, keyText, stockOf } from '../../cart-line/line';
import {
  addToCart,
  changeQuantity,
  EMPTY_CART,
  fitToStock,
  lineOf,
  mergeCarts,
  removeLine,
  subtotal,
  withFreshProducts,
} from './cart';

const variant = (id: number, quantity = 5) => ({
  id,
  selling_price: 100,
  original_price: 100,
  quantity,
  values: [],
  image: '',
});

describe('addToCart', () => {
  it('adds the product with the requested quantity', () => {
    const { cart, outcome } = addToCart(EMPTY_CART, aCartProduct({ id: 1 }), 2);
    expect(outcome).toBe('added');
    expect(cart).toMatchObject([{ product: { id: 1 }, quantity: 2 }]);
  });

  it('does not change a line that is already in the cart', () => {
    const cart = [aCartItem({ product: { id: 1 }, quantity: 1 })];
    expect(addToCart(cart, cart[0]!.product, 5)).toEqual({ cart, outcome: 'already-in-cart' });
  });

  it('adds another variant of a product as a separate line', () => {
    const cart = [aCartItem({ product: { id: 1, variant: variant(7) } })];
    const added = addToCart(cart, aCartProduct({ id: 1, variant: variant(8) }), 1);
    expect(added.outcome).toBe('added');
    expect(added.cart).toHaveLength(2);
  });

  it('caps the quantity at the stock', () => {
    const { line, outcome } = addToCart(EMPTY_CART, aCartProduct({ quantity: 3 }), 9);
    expect(outcome).toBe('capped');
    expect(line?.quantity).toBe(3);
  });

  it('refuses a sold-out product', () => {
    expect(addToCart(EMPTY_CART, aCartProduct({ quantity: 0 }), 1)).toEqual({ cart: EMPTY_CART, outcome: 'refused' });
  });
});

describe('changeQuantity', () => {
  const cart = [aCartItem({ product: { id: 1, quantity: 4 }, quantity: 2 })];
  const key = { productId: 1, variantId: null };

  it.each([
    [3, 3, false],
    [4, 4, false],
    [5, 4, true],
    [0, 1, false],
    [-2, 1, false],
  ])('changes a requested quantity of %i to %i', (wanted, quantity, capped) => {
    expect(changeQuantity(cart, key, wanted)).toMatchObject({ line: { quantity }, capped });
  });

  it('returns the cart unchanged when the line is missing', () => {
    expect(changeQuantity(cart, { productId: 9, variantId: null }, 3)).toEqual({ cart, capped: false });
  });
});

describe('removing', () => {
  const cart = [
    aCartItem({ product: { id: 1, variant: variant(7) } }),
    aCartItem({ product: { id: 1, variant: variant(8) } }),
    aCartItem({ product: { id: 2 } }),
  ];

  it('removes one line', () => {
    expect(removeLine(cart, { productId: 1, variantId: 7 }).map(({ product }) => keyText(keyOf(product)))).toEqual([
      '1:8',
      '2',
    ]);
  });
});

describe('fitToStock', () => {
  it('removes sold-out lines and reduces quantities to the stock', () => {
    const gone = aCartItem({ product: { id: 1, quantity: 0 }, quantity: 1 });
    const tooMany = aCartItem({ product: { id: 2, quantity: 3 }, quantity: 8 });
    const fine = aCartItem({ product: { id: 3, quantity: 3 }, quantity: 3 });
    const fitted = fitToStock([gone, tooMany, fine]);
    expect(fitted.soldOut).toEqual([gone]);
    expect(fitted.corrected).toEqual([{ ...tooMany, quantity: 3 }]);
    expect(fitted.cart).toEqual([{ ...tooMany, quantity: 3 }, fine]);
  });
});

describe('withFreshProducts', () => {
  it('updates prices and stock and keeps the quantity', () => {
    const line = aCartItem({ product: { id: 1, selling_price: 100 }, quantity: 2 });
    const other = aCartItem({ product: { id: 2 } });
    const fresh: CartProduct = { ...line.product, selling_price: 120, quantity: 1 };
    expect(withFreshProducts([line, other], [fresh, aCartProduct({ id: 9 })])).toEqual([
      { ...line, product: fresh, vendor: fresh.vendor },
      other,
    ]);
  });
});

describe('for every cart', () => {
  const product = fc
    .record({
      id: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 0, max: 20 }),
      kobo: fc.integer({ min: 0, max: 10_000_000 }),
      variantId: fc.option(fc.integer({ min: 1, max: 2 })),
    })
    .map(({ id, quantity, kobo, variantId }) => {
      const selling_price = kobo / 100;
      return aCartProduct({
        id,
        quantity,
        selling_price,
        variant: variantId === null ? null : { ...variant(variantId, quantity), selling_price },
      });
    });
  const line = fc.record({ product, quantity: fc.integer({ min: 1, max: 30 }) }).map((changes) => aCartItem(changes));
  const cart = fc.uniqueArray(line, { selector: (item) => keyText(keyOf(item.product)), maxLength: 8 });
  const keys = (lines: readonly CartItem[]) => lines.map((item) => keyText(keyOf(item.product)));

  it('merging keeps each line once, with the larger quantity', () => {
    fc.assert(
      fc.property(cart, cart, (kept, arriving) => {
        const merged = mergeCarts(kept, arriving);
        expect(new Set(keys(merged))).toEqual(new Set([...keys(kept), ...keys(arriving)]));
        expect(merged).toHaveLength(new Set(keys(merged)).size);
        for (const {
          product: { id, variant: chosen },
          quantity,
        } of merged) {
          const key = { productId: id, variantId: chosen?.id ?? null };
          expect(quantity).toBe(Math.max(lineOf(kept, key)?.quantity ?? 0, lineOf(arriving, key)?.quantity ?? 0));
        }
      }),
    );
  });

  it('merging is idempotent', () => {
    fc.assert(
      fc.property(cart, cart, (kept, arriving) => {
        const once = mergeCarts(kept, arriving);
        expect(mergeCarts(once, arriving)).toEqual(once);
      }),
    );
  });

  it('every quantity stays between 1 and the stock', () => {
    fc.assert(
      fc.property(cart, product, fc.integer({ min: -5, max: 99 }), (before, added, wanted) => {
        const start = fitToStock(before).cart;
        const grown = addToCart(start, added, Math.max(1, wanted)).cart;
        const changed = grown.reduce(
          (current, item) => changeQuantity(current, keyOf(item.product), wanted).cart,
          grown,
        );
        for (const current of [start, grown, changed])
          for (const item of current) {
            expect(item.quantity).toBeGreaterThanOrEqual(1);
            expect(item.quantity).toBeLessThanOrEqual(stockOf(item.product));
          }
      }),
    );
  });

  it('fitting to the stock keeps every available line and is idempotent', () => {
    fc.assert(
      fc.property(cart, (before) => {
        const { cart: after, soldOut } = fitToStock(before);
        expect(after.length + soldOut.length).toBe(before.length);
        expect(fitToStock(after)).toEqual({ cart: after, soldOut: [], corrected: [] });
      }),
    );
  });

  it('the subtotal equals the sum of its parts, to the kobo', () => {
    fc.assert(
      fc.property(cart, fc.nat(8), (lines, cut) => {
        const [left, right] = [lines.slice(0, cut), lines.slice(cut)];
        expect(subtotal(lines)).toBe(subtotal(left) + subtotal(right));
        expect(Math.round(toNaira(subtotal(lines)) * 100)).toBe(subtotal(lines));
      }),
    );
  });

  it('removing an added product restores the cart', () => {
    fc.assert(
      fc.property(cart, product, (before, added) => {
        const without = removeLine(before, keyOf(added));
        expect(removeLine(addToCart(without, added, 1).cart, keyOf(added))).toEqual(without);
      }),
    );
  });
});
