import { mapOf, placeLines } from './place-lines';

describe('address lines of an order', () => {
  it.each([
    [
      'show a station',
      { title: 'GIGL Ikeja', address: '1 Allen Avenue', city: 'Ikeja', state: 'Lagos' },
      ['GIGL Ikeja', '1 Allen Avenue', 'Ikeja, Lagos'],
    ],
    [
      'omit area and state that the street names',
      { title: 'GIG Logistics Ikeja', address: '42 Allen Avenue, Ikeja, Lagos', city: 'Ikeja', state: 'Lagos' },
      ['GIG Logistics Ikeja', '42 Allen Avenue, Ikeja, Lagos'],
    ],
    [
      'omit an area that the street names',
      { title: 'GIG Logistics Aba', address: '92 Aba-Owerri Road, Aba', city: 'Aba', state: 'Abia' },
      ['GIG Logistics Aba', '92 Aba-Owerri Road, Aba', 'Abia'],
    ],
    ['omit an area named like its state', { city: 'Abia', state: 'Abia' }, ['Abia']],
    ['show only the state if the server sends no more', { state: 'Lagos' }, ['Lagos']],
    [
      'show a delivery address',
      { title: 'Ngozi Okafor', address: '12 Awolowo Road', city: 'Ikoyi', state: 'Lagos' },
      ['Ngozi Okafor', '12 Awolowo Road', 'Ikoyi, Lagos'],
    ],
    ['are empty without data', { state: '', city: null, title: null, address: null }, []],
  ])('%s', (_, place, lines) => expect(placeLines(place)).toEqual(lines));
});

test('a map is asked for a station in Nigeria', () => {
  const address = new URL(mapOf(['GIG Logistics Aba', '92 Aba-Owerri Road & 2nd, Aba', 'Abia']));
  expect(address.searchParams.get('query')).toBe('GIG Logistics Aba, 92 Aba-Owerri Road & 2nd, Aba, Abia, Nigeria');
});
