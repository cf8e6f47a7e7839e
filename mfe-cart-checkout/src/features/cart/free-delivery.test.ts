import { kobo } from '@nkm/contracts';
import { FREE_DELIVERY_OVER, freeDeliveryMissing } from './free-delivery';

it.each([
  [kobo(850_000), 150_001],
  [FREE_DELIVERY_OVER, 1],
  [kobo(1_000_001), 0],
  [kobo(5_000_000), 0],
])('for products worth %i kobo, free delivery needs %i kobo more', (products, missing) => {
  expect(freeDeliveryMissing(products)).toBe(missing);
});
