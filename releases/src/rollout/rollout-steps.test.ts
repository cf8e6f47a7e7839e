import fc from 'fast-check';
import { chooseReleaseSet } from './choose-release-set';
import { firstRelease, withPublication, withRollback, withRollout, withStable } from './rollout-rules';
import {
  nextStepOf,
  withAbort,
  withPause,
  withPromotion,
  withRestart,
  withResumption,
  withSteps,
} from './rollout-steps';
import { shareAt } from './share-at';

const START = Date.parse('2026-11-27T08:00:00Z');
const MINUTE = 60_000;
const first = firstRelease('1.0.0', 'salt-0');
const plan = { percents: [1, 5, 25, 50, 100], everyS: 600 };
const begun = withSteps(first, '1.1.0', plan, { now: START, salt: 'salt-1' });
const at = (minutes: number) => START + minutes * MINUTE;

describe('a rollout in steps', () => {
  it('gives the candidate to more visitors with each step, by the clock alone', () => {
    const shares = [0, 9.9, 10, 20, 30, 39.9, 40, 10_000].map((minutes) => shareAt(begun, at(minutes)));
    expect(shares).toEqual([1, 1, 5, 25, 50, 50, 100, 100]);
    expect(begun).toMatchObject({ stable: '1.0.0', candidate: '1.1.0', percent: 1, salt: 'salt-1', set_by: 'nkm' });
  });

  it('stays at its first step for a shell whose clock is three days behind', () => {
    expect(shareAt(begun, at(-3 * 24 * 60))).toBe(1);
  });

  it('is a rollout of its share when it was written, for a shell that knows no steps', () => {
    expect(withPause(begun, at(21))).toMatchObject({ candidate: '1.1.0', percent: 25 });
  });

  it('names its next step', () => {
    expect(nextStepOf(begun.steps!, at(12))).toEqual({ percent: 25, at: '2026-11-27T08:20:00.000Z' });
    expect(nextStepOf(begun.steps!, at(41))).toBeNull();
    expect(nextStepOf(withPause(begun, at(12)).steps!, at(13))).toBeNull();
  });

  it('keeps its share while it pauses, and goes on where it paused', () => {
    const paused = withPause(begun, at(12));
    expect([shareAt(paused, at(13)), shareAt(paused, at(900))]).toEqual([5, 5]);
    const resumed = withResumption(paused, at(900));
    expect([900, 907.9, 908, 918].map((minutes) => shareAt(resumed, at(minutes)))).toEqual([5, 5, 25, 50]);
  });

  it('goes on where the shells stopped it', () => {
    const restarted = withRestart(begun, at(12), at(900));
    expect([900, 907.9, 908].map((minutes) => shareAt(restarted, at(minutes)))).toEqual([5, 5, 25]);
    expect(restarted).not.toBe(begun);
    const fixed = withRollout(first, '1.1.0', 30, 'x');
    expect(withRestart(fixed, at(12), at(900))).toEqual(fixed);
  });

  it('never takes a visitor back, through any pauses', () => {
    const events = fc.array(fc.tuple(fc.constantFrom('pause', 'resume'), fc.integer({ min: 0, max: 30 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(events, fc.string(), (list, visitor) => {
        let release = begun;
        let now = START;
        let had = false;
        for (const [what, minutes] of list) {
          now += minutes * MINUTE;
          const isPaused = release.steps!.paused_at !== null;
          if (what === 'pause' && !isPaused) release = withPause(release, now);
          if (what === 'resume' && isPaused) release = withResumption(release, now);
          const document = { revision: 1, updated_at: '', slices: { x: release } };
          const has = chooseReleaseSet(document, visitor, now).slices.x!.version === '1.1.0';
          expect(has || !had).toBe(true);
          had = has;
        }
      }),
    );
  });

  it('ends with a promotion, an abort, a fixed share or a rollback, none of which leaves steps behind', () => {
    expect(withPromotion(begun)).toEqual({ ...first, stable: '1.1.0', previous: '1.0.0', salt: 'salt-1' });
    for (const ended of [withAbort(begun), withRollback(begun), withRollout(begun, '1.1.0', 0, 'x')])
      expect(ended).toEqual({ ...first, salt: 'salt-1' });
    expect(withRollout(begun, '1.1.0', 30, 'x')).not.toHaveProperty('steps');
    expect(withStable(begun, '1.1.0')).not.toHaveProperty('steps');
  });

  it('goes on when another version is published', () => {
    expect(withPublication(begun, '1.2.0', 'stored', 'x')).toBe(begun);
  });

  it.each<[string, () => unknown]>([
    [
      'the steps must be ascending',
      () => withSteps(first, '1.1.0', { percents: [5, 1], everyS: 1 }, { now: 0, salt: '' }),
    ],
    ['the steps must be ascending', () => withSteps(first, '1.1.0', { percents: [], everyS: 1 }, { now: 0, salt: '' })],
    [
      'the steps must be ascending',
      () => withSteps(first, '1.1.0', { percents: [50, 50], everyS: 1 }, { now: 0, salt: '' }),
    ],
    ['between 0 and 100', () => withSteps(first, '1.1.0', { percents: [50, 101], everyS: 1 }, { now: 0, salt: '' })],
    ['1.1.0 is being rolled out', () => withSteps(begun, '1.2.0', plan, { now: START, salt: '' })],
    ['is being rolled out in steps', () => withSteps(begun, '1.1.0', plan, { now: START, salt: '' })],
    ['1.0.0 is already stable', () => withSteps(first, '1.0.0', plan, { now: START, salt: '' })],
    ['pauses already', () => withPause(withPause(begun, START), START)],
    ['does not pause', () => withResumption(begun, START)],
    ['no rollout in steps', () => withPause(withRollout(first, '1.1.0', 5, 'x'), START)],
    ['nothing is being rolled out', () => withPromotion(first)],
    ['nothing is being rolled out', () => withAbort(first)],
  ])('is refused: %s', (message, act) => {
    expect(act).toThrow(message);
  });
});
