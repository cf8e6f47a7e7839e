import { failsTooOften } from './judge-candidate';
import { foldFaults, rolloutFigures } from './rollout-figures';

const figures = (failures: number, loads: number) => ({ failures, loads });

describe('a candidate fails too often', () => {
  it.each([
    [figures(10, 100), figures(100, 9_900), 5, true],
    [figures(5, 100), figures(100, 9_900), 5, false], // less than five times as often
    [figures(100, 100), figures(100, 9_900), 4, false], // from four networks
    [figures(49, 49), figures(0, 9_900), 9, false], // too little data
    [figures(5, 5_000), figures(0, 5_000), 5, true],
    [figures(4, 5_000), figures(0, 5_000), 5, false],
    [figures(60, 60), figures(0, 0), 5, true], // no page of the stable version
  ])('%j beside %j, from %i networks: %s', (candidate, stable, networks, isTooOften) =>
    expect(failsTooOften(candidate, stable, networks)).toBe(isTooOften),
  );
});

it('only faults in browsers count, beside the page loads of both versions', () => {
  const at = '2026-11-28T08:00:00.000Z';
  const later = '2026-11-28T09:00:00.000Z';
  const of = (version: string, slice = 'x') => ({ at, slice, version });
  const fault = { kind: 'render', route: '/', message: '', places: [], count: 3 };
  const lines = [
    { ...of('2.0.0'), at: later, loads: 7 },
    { ...of('2.0.0'), loads: 5 },
    { ...of('1.0.0'), loads: 50 },
    { ...of('0.9.0'), loads: 99 },
    { ...of('2.0.0', 'y'), loads: 99 },
    { ...of('2.0.0'), ...fault },
    { ...of('2.0.0'), ...fault, kind: 'server' },
    { ...of('1.0.0'), ...fault, count: 1 },
  ];
  const release = { candidate: '2.0.0', stable: '1.0.0' };
  expect(rolloutFigures('x', release, lines)).toEqual({
    candidate: { loads: 12, failures: 3 },
    stable: { loads: 50, failures: 1 },
    loads: [
      { at: Date.parse(at), loads: 5 },
      { at: Date.parse(later), loads: 7 },
    ],
  });
  expect(rolloutFigures('x', release, lines, Date.parse(later))).toMatchObject({
    candidate: { loads: 7, failures: 0 },
    stable: { loads: 0, failures: 0 },
    loads: [{ loads: 5 }, { loads: 7 }],
  });
});

it('made-up faults are a few lines in memory, with the same figures', () => {
  const since = Date.parse('2026-11-28T08:00:00.000Z');
  const of = (second: number) => ({ at: new Date(since + second * 1000).toISOString(), slice: 'x', version: '2.0.0' });
  const faults = Array.from({ length: 50_000 }, (_, turn) => ({
    ...{ ...of(turn - 10_000), kind: 'error', route: '/', message: `forged ${turn}`, places: [], count: 2 },
  }));
  const lines = [...faults, { ...of(5), loads: 7 }];
  const folded = foldFaults(lines, since);
  expect(folded).toHaveLength(3);
  const release = { candidate: '2.0.0', stable: '1.0.0' };
  for (const from of [0, since])
    expect(rolloutFigures('x', release, folded, from)).toEqual(rolloutFigures('x', release, lines, from));
});
