import type { SliceRelease } from '@nkm/contracts';
import fc from 'fast-check';
import { firstRelease, withRollback, withRollout, withStable } from './rollout-rules';

const first = firstRelease('1.0.0', 'salt-0');
const rolledOut = withRollout(first, '1.1.0', 10, 'salt-1');

describe('withRollout', () => {
  it('makes a version the candidate, with a salt of its own', () => {
    expect(rolledOut).toEqual({ stable: '1.0.0', candidate: '1.1.0', percent: 10, previous: null, salt: 'salt-1' });
  });
  it('keeps the salt when only the percent changes', () => {
    expect(withRollout(rolledOut, '1.1.0', 30, 'salt-2')).toEqual({ ...rolledOut, percent: 30 });
  });
  it('promotes at 100: the candidate becomes stable, the old stable version the previous one', () => {
    expect(withRollout(rolledOut, '1.1.0', 100, 'x')).toEqual({ ...rolledOut, stable: '1.1.0', candidate: null, percent: 0, previous: '1.0.0' }); // prettier-ignore
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
  it('refuses to withdraw what is not out', () => {
    expect(() => withRollout(first, '1.1.0', 0, 'x')).toThrow('1.1.0 is not being rolled out');
  });
  it.each([-1, 100.1, Number.NaN, Infinity, 0.001, 33.333])('refuses the percent %d', (percent) => {
    expect(() => withRollout(first, '1.1.0', percent, 'x')).toThrow('between 0 and 100');
  });
  it('takes percents of two decimals', () => {
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
  it('then goes back to the previous version, and never forward again', () => {
    const promoted = withRollout(first, '1.1.0', 100, 'x');
    expect(withRollback(promoted)).toMatchObject({ stable: '1.0.0', previous: null });
    expect(() => withRollback(withRollback(promoted))).toThrow('nothing to roll back to');
  });
});

it('whatever is done, the stable version is nothing else besides and the percent belongs to a candidate', () => {
  const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '2.0.0');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('rollout'), version, percent: fc.constantFrom(0, 1, 50, 99.99, 100) }),
    fc.record({ kind: fc.constantFrom('rollback', 'stable'), version, percent: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let current: SliceRelease = first;
      for (const { kind, version: wanted, percent } of steps) {
        try {
          if (kind === 'rollout') current = withRollout(current, wanted, percent, 'x');
          else if (kind === 'rollback') current = withRollback(current);
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
