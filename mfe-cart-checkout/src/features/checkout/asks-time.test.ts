import { asksTime } from './asks-time';
import { EMPTY_DRAFT } from './draft';

const pickup = { ...EMPTY_DRAFT, shippingOption: 'gig_logistics', deliveryType: 'Pickup' } as const;

it.each([
  ['GIG Logistics, as documented', {}, pickup, true],
  ['another shipping option', {}, { ...pickup, shippingOption: 'standard' } as const, false],
  ['a pickup, when the server asks for no time', { pickup_asks_time: false }, pickup, false],
  ['a pickup, when the setting restores it', { pickup_asks_time: true }, pickup, true],
  ['door delivery', { pickup_asks_time: false }, { ...pickup, deliveryType: 'Drop off' } as const, true],
  ['door delivery by another option', {}, { ...pickup, shippingOption: null, deliveryType: 'Drop off' } as const, true],
])('the delivery time of %s', (_, options, draft, asks) => {
  expect(asksTime(options, draft)).toBe(asks);
});
