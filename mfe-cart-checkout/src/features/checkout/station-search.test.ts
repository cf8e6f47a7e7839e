import { ikeja, sabonGari } from '../../../test/visit-checkout';
import { searchStations } from './station-search';

describe('the search for a pickup station', () => {
  it.each([
    ['the area', 'ikeja', [ikeja]],
    ['words of street and title in any order', 'AIRPORT gigl', [sabonGari]],
    ['spaces alone', '  ', [ikeja, sabonGari]],
    ['a word of no station', 'Ikeja Abuja', []],
  ])('finds by %s', (_what, typed, found) => {
    expect(searchStations([ikeja, sabonGari], typed)).toEqual(found);
  });
});
