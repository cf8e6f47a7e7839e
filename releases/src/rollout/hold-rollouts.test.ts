import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import fc from 'fast-check';
import { holdRollouts } from './hold-rollouts';
import { firstRelease, withRollout } from './rollout-rules';
import { withPause, withRestart, withResumption, withSteps } from './rollout-steps';
import { chooseReleaseSet } from './choose-release-set';
import { shareAt } from './share-at';
import type { CandidateLoads } from '../reports/report-lines';
import { progressOf } from './step-progress';

const START = Date.parse('2026-11-28T08:00:00Z');
const at = (minutes: number) => START + minutes * 60_000;
const first = firstRelease('1.0.0', 'salt-0');
const plan = { percents: [1, 5, 25, 100], everyS: 600, minLoads: 100 };
const begun = withSteps(first, '1.1.0', plan, { now: START, salt: 'salt-1' });
const loadsAt = (...minutes: number[]): CandidateLoads[] => minutes.map((minute) => ({ at: at(minute), loads: 60 }));
const notice = (since: number) => ({
  slice: 'x',
  version: '1.1.0',
  revision: 1,
  since: new Date(since).toISOString(),
  reason: '',
});

const documentOf = (release: SliceRelease): ReleaseDocument => ({
  revision: 1,
  updated_at: '',
  slices: { x: release },
});

function shareHeld(minutes: number, loads: CandidateLoads[], since: number | null = null, release = begun): number {
  const document = documentOf(release);
  const now = at(minutes);
  const pauses = since === null ? [] : [notice(at(since))];
  return shareAt(holdRollouts(document, { stops: [], pauses, loadsOf: () => loads, now }).slices.x!, now);
}

describe('a step of a rollout', () => {
  it('waits for its page loads, however late it is, and the next step has its whole time', () => {
    expect([9, 10, 500].map((minutes) => shareHeld(minutes, loadsAt(3)))).toEqual([1, 1, 1]);
    const late = loadsAt(3, 500);
    expect([499, 500, 509].map((minutes) => shareHeld(minutes, late))).toEqual([1, 5, 5]);
    expect(shareHeld(900, late)).toBe(5);
    expect(shareHeld(510, loadsAt(3, 500, 501, 502))).toBe(25);
  });

  it('never comes before the clock, whatever page loads somebody makes up', () => {
    const many = Array.from({ length: 600 }, (_, second) => ({ at: START + second * 1000, loads: 1_000 }));
    for (const minutes of [0, 5, 9.9, 10, 19, 25, 31])
      expect(shareHeld(minutes, many)).toBeLessThanOrEqual(shareAt(begun, at(minutes)));
    expect(shareHeld(9.9, many)).toBe(1);
  });

  it('says that it waits only when its time is over', () => {
    const { steps } = begun;
    expect(progressOf(steps!, loadsAt(3), at(9))).toEqual({
      ...{ step: 0, entered: START, loads: 60, due: at(10), waits: false },
    });
    expect(progressOf(steps!, loadsAt(3), at(11))).toMatchObject({ step: 0, loads: 60, due: at(10), waits: true });
    expect(progressOf(steps!, loadsAt(3, 4), at(11))).toMatchObject({
      ...{ step: 1, entered: at(10), loads: 0, due: at(20), waits: false },
    });
  });

  it('of a rollout without a minimum follows the clock alone', () => {
    const plain = withSteps(first, '1.1.0', { ...plan, minLoads: 0 }, { now: START, salt: '' });
    expect(plain.steps).not.toHaveProperty('min_loads');
    expect([0, 10, 20, 30].map((minutes) => shareHeld(minutes, [], null, plain))).toEqual([1, 5, 25, 100]);
  });
});

describe('a rollout that waits for page loads, and that somebody pauses or resumes', () => {
  const early = loadsAt(3, 4);

  it('stays at its share after a stop of the shells, and its step needs its page loads then', () => {
    const resumed = withRestart(begun, at(12), at(900), early);
    expect(resumed.percent).toBe(5);
    expect([900, 908, 2_000].map((minutes) => shareHeld(minutes, early, null, resumed))).toEqual([5, 5, 5]);
    const later = [...early, ...loadsAt(901, 902)];
    expect([907.9, 908, 2_000].map((minutes) => shareHeld(minutes, later, null, resumed))).toEqual([5, 25, 25]);
  });

  it('pauses at the share that holds, not at that of the clock', () => {
    const paused = withPause(begun, at(500), loadsAt(3));
    expect([shareAt(begun, at(500)), paused.percent, shareAt(paused, at(900))]).toEqual([100, 1, 1]);
    const resumed = withResumption(paused, at(900), loadsAt(3));
    expect(resumed.percent).toBe(1);
    const later = loadsAt(3, 901, 902);
    expect([900, 901, 902, 911].map((minutes) => shareHeld(minutes, later, null, resumed))).toEqual([1, 1, 5, 5]);
  });

  it('pauses where a notice held it', () => {
    const enough = loadsAt(1, 2, 11, 12, 13, 21, 22);
    expect(withPause(begun, at(25), enough).percent).toBe(25);
    const paused = withPause(begun, at(25), enough, at(12));
    expect([paused.percent, shareHeld(900, enough, null, paused)]).toEqual([5, 5]);
  });

  it('keeps its share when the page loads of its earlier steps are gone', () => {
    const paused = withPause(begun, at(12), early);
    const resumed = withResumption(paused, at(40_000));
    for (const release of [paused, resumed]) expect(shareHeld(40_000, [], null, release)).toBe(5);
  });

  it('never falls back, through any pauses', () => {
    const loads = Array.from({ length: 300 }, (_, minute) => ({ at: at(minute), loads: minute % 7 === 0 ? 40 : 0 }));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 12 }), (waits) => {
        let release = begun;
        let minutes = 0;
        let share = 1;
        for (const wait of waits) {
          minutes += wait;
          const until = loads.filter((line) => line.at <= at(minutes));
          const isPaused = release.steps!.paused_at !== null;
          release = isPaused ? withResumption(release, at(minutes), until) : withPause(release, at(minutes), until);
          const held = shareHeld(minutes, until, null, release);
          expect(held).toBeGreaterThanOrEqual(share);
          expect(release.percent).toBe(held);
          share = held;
        }
      }),
    );
  });
});

describe('a notice that a rollout pauses', () => {
  const enough = loadsAt(1, 2, 11, 12, 21, 22);

  it('holds the share where it is', () => {
    expect([12, 25, 900].map((minutes) => shareHeld(minutes, enough, 12))).toEqual([5, 5, 5]);
  });

  it('of any time never makes a share larger', () => {
    for (const since of [-900, 0, 12, 900])
      for (const minutes of [0, 11, 25, 40])
        expect(shareHeld(minutes, enough, since)).toBeLessThanOrEqual(shareHeld(minutes, enough));
    expect(shareHeld(25, enough, 900, withPause(begun, at(12), enough))).toBe(5);
  });

  it('does not count for the steps after somebody resumed the rollout', () => {
    const resumed = withRestart(begun, at(12), at(900), enough);
    expect([900, 907.9].map((minutes) => shareAt(resumed, at(minutes)))).toEqual([5, 5]);
  });

  it('leaves a single share as it is', () => {
    expect(shareHeld(900, [], 12, withRollout(first, '1.1.0', 30, 'x'))).toBe(30);
  });
});

describe('a notice that a rollout is stopped', () => {
  const choose = (release: SliceRelease, version: string) => {
    const stops = [{ ...notice(at(12)), version }];
    const held = holdRollouts(documentOf(release), { stops, pauses: [], loadsOf: () => [], now: at(900) });
    return chooseReleaseSet(held, 'ada', at(900)).slices.x;
  };
  const stepped = withSteps(first, '1.1.0', { percents: [1, 100], everyS: 600 }, { now: START, salt: '' });
  const single = withRollout(first, '1.1.0', 99.99, 'x');

  it('gives the stable version to all visitors, whatever the clock says', () => {
    for (const release of [stepped, single])
      expect(choose(release, '1.1.0')).toEqual({ version: '1.0.0', fallback: null });
  });

  it('changes nothing when it is about the stable version', () => {
    for (const release of [stepped, single])
      expect(choose(release, '1.0.0')).toEqual({ version: '1.1.0', fallback: '1.0.0' });
  });
});
