import fc from 'fast-check';
import { type CheckoutDraft, EMPTY_DRAFT, isComplete, isDraft, missingChoices } from './draft';

const pickup = {
  id: 3,
  title: 'GIGL Ikeja',
  address: '1 Allen Avenue',
  station: { id: 3, state_id: 25, name: 'Ikeja' },
};
const complete: CheckoutDraft = {
  ...EMPTY_DRAFT,
  paymentMethod: 'card',
  shippingOption: 'gig_logistics',
  deliveryType: 'Pickup',
  pickup,
};

describe('checkout draft', () => {
  it('lacks every choice at first', () => {
    expect(missingChoices(EMPTY_DRAFT)).toEqual(['deliveryType', 'shippingOption', 'paymentMethod', 'place']);
  });

  it.each(['paymentMethod', 'shippingOption', 'deliveryType'] as const)('is incomplete without %s', (choice) => {
    expect(missingChoices({ ...complete, [choice]: null })).toEqual([choice]);
  });

  it('needs a pickup location, or an address for "Drop off"', () => {
    expect(isComplete(complete)).toBe(true);
    expect(missingChoices({ ...complete, pickup: null })).toEqual(['place']);
    expect(missingChoices({ ...complete, deliveryType: 'Drop off' })).toEqual(['place']);
    expect(isComplete({ ...complete, deliveryType: 'Drop off', pickup: null, addressId: 4 })).toBe(true);
  });

  it('accepts a stored draft and rejects any other value', () => {
    expect(isDraft(JSON.parse(JSON.stringify(complete)))).toBe(true);
    expect(isDraft({ ...complete, paymentMethod: 'cowries' })).toBe(false);
    expect(isDraft({ ...complete, pickup: { id: 3 } })).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => expect(isDraft(value)).toBe(false)));
  });
});
