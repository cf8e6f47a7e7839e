import { deliveryPlace } from './place';

describe('deliveryPlace', () => {
  it('names the city and the state', () => {
    expect(deliveryPlace({ state: 'Lagos', city: 'Ikeja' })).toBe('Ikeja, Lagos');
  });
  it('does not name a place twice, nor one that is missing', () => {
    expect(deliveryPlace({ state: 'Kano', city: 'Kano' })).toBe('Kano');
    expect(deliveryPlace({ state: 'Kano', city: null })).toBe('Kano');
  });
});
