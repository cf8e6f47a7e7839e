import type { ReleaseDocument } from '@nkm/contracts';
import { holdRollouts } from './hold-rollouts';
import { firstRelease, withRollout } from './rollout-rules';
import { withPause, withRestart, withSteps } from './rollout-steps';
import { shareAt } from './share-at';
import { type CandidateLoads, progressOf } from './step-progress';

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

function shareHeld(minutes: number, loads: CandidateLoads[], since: number | null = null, release = begun): number {
  const document: ReleaseDocument = { revision: 1, updated_at: '', slices: { x: release } };
  const now = at(minutes);
  const pauses = since === null ? [] : [notice(at(since))];
  return shareAt(holdRollouts(document, { pauses, loadsOf: () => loads, now }).slices.x!, now);
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
    expect(progressOf(steps!, loadsAt(3), at(9))).toEqual({ step: 0, loads: 60, due: at(10), waits: false });
    expect(progressOf(steps!, loadsAt(3), at(11))).toEqual({ step: 0, loads: 60, due: at(10), waits: true });
    expect(progressOf(steps!, loadsAt(3, 4), at(11))).toEqual({ step: 1, loads: 0, due: at(20), waits: false });
  });

  it('of a rollout without a minimum follows the clock alone', () => {
    const plain = withSteps(first, '1.1.0', { ...plan, minLoads: 0 }, { now: START, salt: '' });
    expect(plain.steps).not.toHaveProperty('min_loads');
    expect([0, 10, 20, 30].map((minutes) => shareHeld(minutes, [], null, plain))).toEqual([1, 5, 25, 100]);
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
    expect(shareHeld(25, enough, 900, withPause(begun, at(12)))).toBe(5);
  });

  it('does not count for the steps after somebody resumed the rollout', () => {
    const resumed = withRestart(begun, at(12), at(900));
    expect([900, 907.9].map((minutes) => shareAt(resumed, at(minutes)))).toEqual([5, 5]);
  });

  it('leaves a single share as it is', () => {
    expect(shareHeld(900, [], 12, withRollout(first, '1.1.0', 30, 'x'))).toBe(30);
  });
});
