import { kobo } from '@nkm/contracts';
import { FREE_DELIVERY_OVER, freeDeliveryMissing, pickupDelivery } from './free-delivery';

describe('the rest to free delivery', () => {
  it.each([
    [kobo(850_000), 150_001],
    [FREE_DELIVERY_OVER, 1],
    [kobo(1_000_001), 0],
    [kobo(5_000_000), 0],
  ])('for products worth %i kobo, free delivery needs %i kobo more', (products, missing) => {
    expect(freeDeliveryMissing(products)).toBe(missing);
  });

  it('takes the limit of the server', () => {
    expect(freeDeliveryMissing(kobo(1_500_000), { pickup: 1397.5, freeOver: 20_000 })).toBe(500_001);
  });

  it('adds up the delivery of a parcel from each store', () => {
    expect(pickupDelivery({ pickup: 1397.5, freeOver: 10_000 }, 2)).toBe(2795);
  });
});
