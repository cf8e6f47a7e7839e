import { mendName } from './mend-name';
import { pickupStations } from './pickup-stations';
import { nigerianStates } from './states';

const { states, landmarks } = nigerianStates();

describe('the list of locations', () => {
  it('has the 36 states, the Federal Capital Territory and all 774 local government areas', () => {
    expect(states).toHaveLength(37);
    expect(landmarks).toHaveLength(774);
    expect(new Set(landmarks.map(({ state_id, name }) => `${state_id}/${name}`)).size).toBe(774);
  });

  it.each([
    ["JAMA'ARE", "Jama'are"],
    ['Eti-osa', 'Eti-Osa'],
    ['Umu - Nneochi', 'Umu-Nneochi'],
    ['Onitsha -south', 'Onitsha-South'],
    ['Oru West (mgbidi)', 'Oru West'],
    ['Ihitte/uboma (isinweke)', 'Ihitte/Uboma'],
    ['Ukwa  West', 'Ukwa West'],
    ['Fct', 'Federal Capital Territory'],
  ])('corrects %s to %s', (raw, mended) => expect(mendName(raw)).toBe(mended));

  it('has no names with stray spaces, in capitals or with a lower-case initial', () => {
    for (const { name } of [...states, ...landmarks]) {
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/\s{2}|\s[-/]|[-/]\s|[A-Z]{2}|[-/ (][a-z]/);
    }
  });

  it('has a pickup station in every state, each with a unique name and an address', () => {
    const stations = pickupStations(states);
    expect(new Set(stations.map((station) => station.state_id)).size).toBe(37);
    expect(new Set(stations.map((station) => station.name)).size).toBe(stations.length);
    for (const station of stations) expect(station.address).toMatch(/\d+ .+, .+/);
  });

  it('refuses a state without a station', () => {
    expect(() => pickupStations([{ id: 1, name: 'Atlantis' }])).toThrow('No pickup station in Atlantis');
  });
});
