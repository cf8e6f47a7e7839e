import { aCartProduct } from '@nkm/testing';
import { addToWishlist, EMPTY_WISHLIST, isListed, removeFromWishlist } from './wishlist';

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
    expect(listed).toEqual([{ ...dress, variant: indigo }]);
    expect(addToWishlist(listed, dress)).toEqual(listed);
  });

  it('removes a product', () => {
    const both = addToWishlist(addToWishlist(EMPTY_WISHLIST, dress), lamp);
    expect(removeFromWishlist(both, 1)).toEqual([lamp]);
    expect(removeFromWishlist(both, 9)).toEqual(both);
  });
});
