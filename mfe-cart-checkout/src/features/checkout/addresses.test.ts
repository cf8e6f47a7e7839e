import { areaOf, recipientOf } from './addresses';

const HOME = {
  id: 4,
  address: '14 Baga Road',
  landmark: 'Beside the post office',
  city: 'Maiduguri',
  lga_name: 'Maiduguri',
  state_name: 'Borno',
  other_names: 'Ngozi',
  surname: 'Okafor',
  phone: '08031234567',
};

describe('an address card', () => {
  it('names the area once, and who receives the parcel', () => {
    expect(areaOf(HOME)).toBe('Beside the post office, Maiduguri, Borno');
    expect(recipientOf(HOME)).toBe('Ngozi Okafor, 08031234567');
  });

  it('shows what a server with only the documented API sends', () => {
    expect(areaOf({ id: 4, address: '14 Baga Road', city: ' ', landmark: null })).toBe('');
    expect(recipientOf({ id: 4, address: '14 Baga Road', surname: 'Okafor' })).toBe('Okafor');
  });
});
