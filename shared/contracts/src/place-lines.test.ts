import { placeLines } from './place-lines';

describe('H28 where an order goes', () => {
  it.each([
    [
      'a station',
      { title: 'GIGL Ikeja', address: '1 Allen Avenue', city: 'Ikeja', state: 'Lagos' },
      ['GIGL Ikeja', '1 Allen Avenue', 'Ikeja, Lagos'],
    ],
    [
      'a street that names area and state',
      { title: 'GIG Logistics Ikeja', address: '42 Allen Avenue, Ikeja, Lagos', city: 'Ikeja', state: 'Lagos' },
      ['GIG Logistics Ikeja', '42 Allen Avenue, Ikeja, Lagos'],
    ],
    [
      'a street that names the area only',
      { title: 'GIG Logistics Aba', address: '92 Aba-Owerri Road, Aba', city: 'Aba', state: 'Abia' },
      ['GIG Logistics Aba', '92 Aba-Owerri Road, Aba', 'Abia'],
    ],
    ['an area that is called like its state', { city: 'Abia', state: 'Abia' }, ['Abia']],
    ['what a documented server tells', { state: 'Lagos' }, ['Lagos']],
    [
      'a door',
      { title: 'Ngozi Okafor', address: '12 Awolowo Road', city: 'Ikoyi', state: 'Lagos' },
      ['Ngozi Okafor', '12 Awolowo Road', 'Ikoyi, Lagos'],
    ],
    ['nothing', { state: '', city: null, title: null, address: null }, []],
  ])('%s', (_, place, lines) => expect(placeLines(place)).toEqual(lines));
});
