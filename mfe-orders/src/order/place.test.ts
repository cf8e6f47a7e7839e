import { deliveryPlace } from './place';

describe('deliveryPlace', () => {
  it('names the city and the state', () => {
    expect(deliveryPlace({ state: 'Lagos', city: 'Ikeja' })).toBe('Ikeja, Lagos');
  });
  it('does not repeat a place and skips a missing one', () => {
    expect(deliveryPlace({ state: 'Kano', city: 'Kano' })).toBe('Kano');
    expect(deliveryPlace({ state: 'Kano', city: null })).toBe('Kano');
  });
});
