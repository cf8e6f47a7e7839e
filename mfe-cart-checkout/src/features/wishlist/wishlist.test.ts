import type { CartProduct } from '@nkm/contracts';
import { aCartProduct } from '@nkm/testing';
import { addToWishlist, EMPTY_WISHLIST, isListed, marksOf, removeFromWishlist } from './wishlist';

describe('wishlist', () => {
  const dress = aCartProduct({ id: 1 });
  const lamp = aCartProduct({ id: 2 });

  it('lists a product once', () => {
    const listed = addToWishlist(addToWishlist(EMPTY_WISHLIST, dress), dress);
    expect(listed).toHaveLength(1);
    expect(isListed(listed, 1)).toBe(true);
  });

  it('keeps the first chosen variant of a product', () => {
    const indigo = { id: 5, selling_price: 1, original_price: 1, quantity: 1, values: [], image: '' };
    const listed = addToWishlist(EMPTY_WISHLIST, { ...dress, variant: indigo });
    expect(listed).toMatchObject([{ id: 1, variant: indigo }]);
    expect(addToWishlist(listed, dress)).toEqual(listed);
  });

  it('removes a product', () => {
    const both = addToWishlist(addToWishlist(EMPTY_WISHLIST, dress), lamp);
    expect(removeFromWishlist(both, 1)).toMatchObject([{ id: 2 }]);
    expect(removeFromWishlist(both, 9)).toEqual(both);
  });
});

describe('the marks of the wishlist', () => {
  const dress = aCartProduct({ id: 1, selling_price: 8500, quantity: 0 });
  const [added] = addToWishlist(EMPTY_WISHLIST, dress) as [CartProduct];

  it('starts with none, and keeps price and stock of the addition', () => {
    expect(marksOf(added)).toEqual({ drop: null, isBack: false });
    expect(addToWishlist(EMPTY_WISHLIST, { ...added, selling_price: 1 })[0]?.added).toEqual(added.added);
  });

  it('tells a lower price and new stock', () => {
    expect(marksOf({ ...added, selling_price: 8000.5, quantity: 2 })).toEqual({ drop: 49_950, isBack: true });
    expect(marksOf({ ...added, selling_price: 9000 })).toEqual({ drop: null, isBack: false });
  });

  it('ignores what it does not recognise', () => {
    for (const other of [null, undefined, {}, { selling_price: 'x', in_stock: true }])
      expect(marksOf({ ...dress, quantity: 3, added: other as CartProduct['added'] })).toEqual({
        drop: null,
        isBack: false,
      });
  });
});
