import type { PickupLocation } from './entities';
import { nearestFirst } from './nearest-stations';
import { isPickupLocation } from './pickup-location';
import { placeOfStation, searchStations } from './pickup-stations';

const at = (id: number, name: string, address: string, state_id = 25): PickupLocation => ({
  id,
  title: `GIGL ${name}`,
  address,
  station: { id, state_id, name },
});
const yaba = at(1, 'Yaba', '3 Herbert Macaulay Way, Lagos');
const ikejawa = at(2, 'Ikejawa', '9 Addo Road, Lagos');
const lekki = at(3, 'Lekki', '5 Admiralty Way, Eti-Osa, Lagos');
const ikeja = at(4, 'Ikeja', '42 Allen Avenue, Lagos');
const kano = at(5, 'Kano', '5 Airport Road, Kano', 20);
const all = [yaba, ikejawa, lekki, ikeja, kano];
const namesOf = (locations: PickupLocation[]) => locations.map(({ station }) => station.name);

describe('the pickup locations of a state', () => {
  it.each([
    ['a station of the area’s name', ['IKEJA'], ['Ikeja', 'Ikejawa', 'Lekki', 'Yaba']],
    ['a station whose address names the area', ['eti osa'], ['Lekki', 'Ikeja', 'Ikejawa', 'Yaba']],
    ['every station of the area or the city', ['Ikeja', 'Yaba'], ['Ikeja', 'Yaba', 'Ikejawa', 'Lekki']],
    ['nothing for an area without a name', ['', ' - '], ['Ikeja', 'Ikejawa', 'Lekki', 'Yaba']],
  ])('start with %s', (_what, areas, expected) => {
    expect(namesOf(nearestFirst(all, 25, { stateId: 25, areas }))).toEqual(expected);
  });

  it('stand by name without an address, and in another state than its own', () => {
    const byName = ['Ikeja', 'Ikejawa', 'Lekki', 'Yaba'];
    expect(namesOf(nearestFirst(all, 25, null))).toEqual(byName);
    expect(namesOf(nearestFirst(all, 25, { stateId: 20, areas: ['Yaba'] }))).toEqual(byName);
    expect(nearestFirst(all, 20, null)).toEqual([kano]);
  });
});

describe('the search for a pickup station', () => {
  it.each([
    ['the area', 'ikeja', [ikejawa, ikeja]],
    ['words of street and title in any order', 'AIRPORT gigl', [kano]],
    ['spaces alone', '  ', all],
    ['a word of no station', 'Ikeja Abuja', []],
  ])('finds by %s', (_what, typed, found) => {
    expect(searchStations(all, typed)).toEqual(found);
  });
});

it('names the area of a station where street and title do not', () => {
  expect(placeOfStation(yaba)).toBe('3 Herbert Macaulay Way, Lagos');
  expect(placeOfStation({ ...yaba, title: 'GIGL' })).toBe('3 Herbert Macaulay Way, Lagos · Station: Yaba');
});

it('recognises a station', () => {
  expect([yaba, { ...yaba, station: null }, null, 'Yaba'].map(isPickupLocation)).toEqual([true, false, false, false]);
});
