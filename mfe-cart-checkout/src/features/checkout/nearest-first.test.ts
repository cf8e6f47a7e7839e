import type { PickupLocation } from '@nkm/contracts';
import { nearestFirst } from './nearest-first';

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
