import type { CheckoutChoices } from '@nkm/contracts';
import { complete, ikeja, sabonGari } from '../../../test/visit-checkout';
import { EMPTY_DRAFT } from './draft';
import { choicesToSend, isStoredChoices, takeChoices } from './shared-choices';

const nothing: CheckoutChoices = {
  payment_method: null,
  shipping_option: null,
  delivery_type: null,
  delivery_time: null,
  pickup: null,
  address_id: null,
  coupon_code: null,
  chosen_at: '2026-11-26T04:00:00.000Z',
};
const ofPhone: CheckoutChoices = {
  payment_method: 'bank_transfer',
  shipping_option: 'standard',
  delivery_type: 'Drop off',
  delivery_time: 'office delivery',
  pickup: sabonGari,
  address_id: 4,
  coupon_code: 'TEN',
  chosen_at: '2026-11-26T04:00:00.000Z',
};

describe('the choices of another device', () => {
  it('replace those of this one', () => {
    expect(takeChoices(complete, ofPhone, [])).toEqual({
      paymentMethod: 'bank_transfer',
      shippingOption: 'standard',
      deliveryType: 'Drop off',
      deliveryTime: 'office delivery',
      pickup: sabonGari,
      addressId: 4,
      couponCode: 'TEN',
      left: [],
    });
  });

  it('do not replace what this device has still to send', () => {
    expect(takeChoices(complete, ofPhone, ['pickup', 'couponCode'])).toMatchObject({
      paymentMethod: 'bank_transfer',
      pickup: ikeja,
    });
    expect(takeChoices({ ...complete, couponCode: null }, ofPhone, ['couponCode']).couponCode).toBeNull();
  });

  it('leave what they do not name, except a coupon that was taken off', () => {
    expect(takeChoices({ ...complete, deliveryTime: 'office delivery', couponCode: 'TEN' }, nothing, [])).toEqual({
      ...complete,
      deliveryTime: 'office delivery',
      couponCode: null,
      left: [],
    });
  });

  it('change nothing when they are the same, not even the notice of a choice that left', () => {
    const draft = { ...EMPTY_DRAFT, left: [{ choice: 'pickup' as const, name: 'GIGL Ikeja' }] };
    expect(takeChoices(draft, nothing, [])).toBe(draft);
    const same = { ...nothing, payment_method: 'card', pickup: { ...ikeja, title: 'Another title' } } as const;
    expect(takeChoices(complete, same, [])).toBe(complete);
  });

  it('end the notice of a choice that they make', () => {
    const draft = { ...EMPTY_DRAFT, left: [{ choice: 'pickup' as const, name: 'GIGL Ikeja' }] };
    expect(takeChoices(draft, ofPhone, []).left).toEqual([]);
  });

  it('are recognised', () => {
    for (const known of [nothing, ofPhone]) expect(isStoredChoices(known)).toBe(true);
    for (const unknown of [null, {}, { ...ofPhone, chosen_at: 1 }, { ...ofPhone, payment_method: 'shells' }])
      expect(isStoredChoices(unknown)).toBe(false);
  });
});

describe('the choices to send', () => {
  it('are those that the server lacks, in its words', () => {
    expect(choicesToSend(complete, ['paymentMethod', 'pickup', 'couponCode'])).toEqual({
      payment_method: 'card',
      delivery_city_id: 3,
      coupon_code: null,
    });
  });

  it('take a choice off the server that has left the draft', () => {
    const draft = { ...complete, pickup: null, left: [{ choice: 'pickup' as const, name: 'GIGL Ikeja' }] };
    expect(choicesToSend(draft, ['couponCode'])).toEqual({ delivery_city_id: null, coupon_code: null });
  });
});
