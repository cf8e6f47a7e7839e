import { aCartItem } from '@nkm/testing';
import { type CompleteDraft, EMPTY_DRAFT } from './draft';
import { feesRequest, orderRequest } from './order-request';

const indigo = { id: 31, selling_price: 9100.5, original_price: 9500, quantity: 2, values: [], image: '' };
const lines = [
  aCartItem({ product: { id: 1, selling_price: 8500 }, quantity: 2 }),
  aCartItem({ product: { id: 2, variant: indigo } }),
];
const pickup = {
  id: 3,
  title: 'GIGL Ikeja',
  address: '1 Allen Avenue',
  station: { id: 44, state_id: 25, name: 'Ikeja' },
};
const server = { origin: 'https://shop.test', total: 18_000, api: 0 };
const draft: CompleteDraft = { ...EMPTY_DRAFT, deliveryType: 'Pickup', pickup, addressId: 9 };

it('CART-CALL-009 sends products and variants with the displayed price', () => {
  expect(orderRequest(lines, draft, server)).toEqual({
    products: [
      { id: 1, quantity: 2, selling_price: 8500 },
      { variant: { id: 31, quantity: 1, selling_price: 9100.5 } },
    ],
    address_id: null,
    callback: 'https://shop.test/payment-success',
    coupon_code: null,
    platform: 'Web',
    delivery_type: 'Pickup',
    delivery_city_id: 44,
    delivery_time: 'home delivery',
  });
});

it('CART-RULE-014 sends the address for "Drop off", otherwise the pickup location', () => {
  const toTheDoor = orderRequest(lines, { ...draft, deliveryType: 'Drop off' }, server);
  expect(toTheDoor).toMatchObject({ delivery_type: 'Drop off', address_id: 9, delivery_city_id: null });
});

it('CART-CALL-010 SHR-CONST-006 requests fees before every choice is made', () => {
  expect(feesRequest(lines.slice(0, 1), EMPTY_DRAFT, server)).toEqual({
    products: [{ id: 1, quantity: 2, selling_price: 8500 }],
    address_id: null,
    coupon_code: null,
    country: 'Nigeria',
    platform: 'Web',
    delivery_type: null,
    delivery_city_id: null,
  });
});

describe('the ways to pay and deliver', () => {
  const chosen = { ...draft, paymentMethod: 'card' as const, shippingOption: 'gig_logistics' as const };
  const ways = { payment_method: 'card', shipping_option: 'gig_logistics' };
  const able = { ...server, api: 1 };

  it('are sent to a server that knows them', () => {
    expect(orderRequest(lines, chosen, able)).toMatchObject({ ...ways, total: 18_000 });
    expect(feesRequest(lines, chosen, able)).toMatchObject(ways);
  });

  it('are omitted for a server without them, and from a quote before the shopper chooses', () => {
    for (const request of [orderRequest(lines, chosen, server), feesRequest(lines, EMPTY_DRAFT, able)]) {
      expect(request).toHaveProperty('coupon_code');
      expect(request).not.toHaveProperty('payment_method');
      expect(request).not.toHaveProperty('shipping_option');
      expect(request).not.toHaveProperty('total');
    }
  });
});
