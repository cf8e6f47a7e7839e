import type { SliceRelease } from '@nkm/contracts';
import fc from 'fast-check';
import { firstRelease, withPublication, withRollback, withRollbackTo, withRollout, withStable } from './rollout-rules';

const first = firstRelease('1.0.0', 'salt-0');
const rolledOut = withRollout(first, '1.1.0', 10, 'salt-1');

describe('withRollout', () => {
  it('makes a version the candidate, with its own salt', () => {
    expect(rolledOut).toEqual({
      stable: '1.0.0',
      candidate: '1.1.0',
      percent: 10,
      previous: null,
      salt: 'salt-1',
      set_by: 'nkm',
    });
  });
  it('keeps the salt when only the percentage changes', () => {
    expect(withRollout(rolledOut, '1.1.0', 30, 'salt-2')).toEqual({ ...rolledOut, percent: 30 });
  });
  it('promotes at 100: the candidate becomes stable, the old stable version the previous one', () => {
    expect(withRollout(rolledOut, '1.1.0', 100, 'x')).toEqual({
      ...rolledOut,
      stable: '1.1.0',
      candidate: null,
      percent: 0,
      previous: '1.0.0',
    });
  });
  it('promotes a version that was never a candidate', () => {
    expect(withRollout(first, '2.0.0', 100, 'x')).toMatchObject({
      stable: '2.0.0',
      candidate: null,
      previous: '1.0.0',
    });
  });
  it('withdraws at 0', () => {
    expect(withRollout(rolledOut, '1.1.0', 0, 'x')).toMatchObject({ stable: '1.0.0', candidate: null, percent: 0 });
  });
  it.each([
    ['a second candidate', '1.2.0', 10, '1.1.0 is being rolled out to 10 %'],
    ['the stable version', '1.0.0', 10, '1.0.0 is already stable'],
  ])('refuses %s', (_, version, percent, message) => {
    expect(() => withRollout(rolledOut, version, percent, 'x')).toThrow(message);
  });
  it('refuses to withdraw a version that is not being rolled out', () => {
    expect(() => withRollout(first, '1.1.0', 0, 'x')).toThrow('1.1.0 is not being rolled out');
  });
  it.each([-1, 100.1, Number.NaN, Infinity, 0.001, 33.333])('refuses the percentage %d', (percent) => {
    expect(() => withRollout(first, '1.1.0', percent, 'x')).toThrow('between 0 and 100');
  });
  it('accepts percentages with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (hundredths) => {
        expect(withRollout(first, '1.1.0', hundredths / 100, 'x').percent).toBe(hundredths / 100);
      }),
    );
  });
});

describe('withRollback', () => {
  it('withdraws the candidate first', () => {
    expect(withRollback(rolledOut)).toMatchObject({ stable: '1.0.0', candidate: null, percent: 0 });
  });
  it('then returns to the previous version, and never forward again', () => {
    const promoted = withRollout(first, '1.1.0', 100, 'x');
    expect(withRollback(promoted)).toMatchObject({ stable: '1.0.0', previous: null });
    expect(() => withRollback(withRollback(promoted))).toThrow('nothing to roll back to');
  });
});

describe('the author of a release', () => {
  const started = firstRelease('1.0.0-dev.h0123456789', 'salt-0', 'start');
  const next = '1.0.0-dev.habcdefabcd';
  const startAgain = (release: SliceRelease) => withPublication(release, next, 'start', 'x');

  it('lets a start replace a release that a start set', () => {
    expect(startAgain(started)).toMatchObject({ stable: next, previous: started.stable, set_by: 'start' });
  });
  it.each<[string, SliceRelease]>([
    ['a rollback', withRollback(withStable(started, next, 'start'))],
    ['a rollout', withRollout(started, '1.1.0', 10, 'x')],
    ['a rollout that was withdrawn', withRollout(withRollout(started, '1.1.0', 10, 'x'), '1.1.0', 0, 'x')],
    ['a promotion', withRollout(started, '1.1.0', 100, 'x')],
    ['a first publication', firstRelease('1.0.0', 'x')],
  ])('keeps a start from undoing %s', (_, release) => {
    expect(release.set_by).toBe('nkm');
    expect(startAgain(release)).toBe(release);
  });
  it('hands a slice back to local starts, unless a rollout is in progress', () => {
    const rolledBack = withRollback(withStable(started, next, 'start'));
    const back = withPublication(rolledBack, next, 'hand-back', 'x');
    expect(back).toMatchObject({ stable: next, set_by: 'start' });
    expect(withPublication(rolledBack, rolledBack.stable, 'hand-back', 'x')).toEqual({
      ...rolledBack,
      set_by: 'start',
    });
    const rolledOut = withRollout(started, '1.1.0', 10, 'x');
    expect(() => withPublication(rolledOut, next, 'hand-back', 'x')).toThrow('1.1.0 is being rolled out to 10 %');
  });
});

it('after any steps, the stable version has no other role and only a candidate has a percentage', () => {
  const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '2.0.0');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('rollout'), version, percent: fc.constantFrom(0, 1, 50, 99.99, 100) }),
    fc.record({ kind: fc.constantFrom('rollback', 'rollback to', 'stable'), version, percent: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let current: SliceRelease = first;
      for (const { kind, version: wanted, percent } of steps) {
        try {
          if (kind === 'rollout') current = withRollout(current, wanted, percent, 'x');
          else if (kind === 'rollback') current = withRollback(current, ['1.1.0', '1.0.0']);
          else if (kind === 'rollback to') current = withRollbackTo(current, wanted, ['2.0.0', '1.2.0', '1.0.0']);
          else current = withStable(current, wanted);
        } catch (error) {
          expect((error as { code?: string }).code).toBe('refused');
        }
        const { stable, candidate, previous, percent: share } = current;
        expect([candidate, previous]).not.toContain(stable);
        expect(candidate === null ? share === 0 : share > 0 && share < 100).toBe(true);
      }
    }),
  );
});
