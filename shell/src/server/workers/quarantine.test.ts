/** @jest-environment node */
import type { ReleaseDocument } from '@nkm/contracts';
import { QUARANTINE_MS, type QuarantineNotice } from '@nkm/releases';
import type { QuarantineList } from './messages';
import { createQuarantine } from './quarantine';

interface Others {
  candidate?: string | null;
  previous?: string | null;
}

const documentOf = (revision: number, { candidate = '2.0.0', previous = null }: Others = {}): ReleaseDocument => ({
  revision,
  updated_at: '2026-11-23T00:00:00.000Z',
  slices: { x: { stable: '1.0.0', candidate, percent: 1, previous, salt: '', set_by: 'nkm' } },
});
const CANDIDATE = { slice: 'x', version: '2.0.0' };
const STABLE = { slice: 'x', version: '1.0.0' };
const PREVIOUS = { slice: 'x', version: '0.9.0' };
/** Milliseconds of the first rest. */
const FIRST_REST_MS = 2_000;

function aQuarantine({ isReadOnly = false, ...others }: Others & { isReadOnly?: boolean } = {}) {
  const lists: QuarantineList[] = [];
  const told: QuarantineNotice[] = [];
  const warnings: string[] = [];
  const errors: object[] = [];
  const quarantine = createQuarantine({
    tellWorkers: (list) => lists.push(list),
    tellOthers(notice) {
      if (isReadOnly) throw new Error('EROFS');
      told.push(notice);
    },
    log: { error: (details) => errors.push(details), warn: (_details, message) => warnings.push(message) },
  });
  quarantine.begin(documentOf(7, others));
  return { quarantine, told, warnings, errors, list: () => lists.at(-1)! };
}

describe('quarantine', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('excludes a version for ten minutes and notifies the other shells once', () => {
    const { quarantine, told, list } = aQuarantine();
    quarantine.add(CANDIDATE, 'never', 'It looped');
    quarantine.add(CANDIDATE, 'never', 'It looped');
    expect(list()).toEqual({ never: ['x@2.0.0'], last: [] });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ ...CANDIDATE, revision: 7, reason: 'It looped' });
    expect(quarantine.best('x', ['2.0.0', '1.0.0'])).toBe('1.0.0');
    jest.advanceTimersByTime(QUARANTINE_MS + 1);
    expect(list()).toEqual({ never: [], last: [] });
    expect(quarantine.best('x', ['2.0.0', '1.0.0'])).toBe('2.0.0');
  });

  it('ends with the next release document', () => {
    const { quarantine, list } = aQuarantine();
    quarantine.add(CANDIDATE, 'never', '');
    quarantine.begin(documentOf(8));
    expect(list()).toEqual({ never: [], last: [] });
  });

  it('can become stricter, never milder', () => {
    const { quarantine, list } = aQuarantine();
    quarantine.add(CANDIDATE, 'last', '');
    expect(list()).toEqual({ never: [], last: ['x@2.0.0'] });
    quarantine.add(CANDIDATE, 'never', '');
    quarantine.add(CANDIDATE, 'last', '');
    expect(list()).toEqual({ never: ['x@2.0.0'], last: [] });
  });

  it("never excludes a slice's last version because of another shell", () => {
    const { quarantine } = aQuarantine();
    quarantine.hear([{ ...STABLE, revision: 7, since: '', reason: '' }]);
    expect(quarantine.best('x', ['1.0.0', null])).toBe('1.0.0');
  });

  it('takes a stable version while the previous one is left', () => {
    const { quarantine, told, list } = aQuarantine({ previous: '0.9.0' });
    quarantine.add(STABLE, 'never', '');
    expect(told).toHaveLength(1);
    expect(quarantine.best('x', ['1.0.0', '0.9.0'])).toBe('0.9.0');
    jest.advanceTimersByTime(QUARANTINE_MS - 1);
    expect(list().never).toEqual(['x@1.0.0']);
  });

  it('works without a notice to others when the store is read-only', () => {
    const { quarantine, warnings, list } = aQuarantine({ isReadOnly: true });
    quarantine.add(CANDIDATE, 'never', '');
    expect(list().never).toEqual(['x@2.0.0']);
    expect(warnings).toHaveLength(1);
  });

  it('outlasts the release document that withdraws the version, because running pages may still use it', () => {
    const { quarantine, list } = aQuarantine();
    quarantine.add(CANDIDATE, 'never', '');
    quarantine.begin(documentOf(8, { candidate: null }));
    expect(list().never).toEqual(['x@2.0.0']);
    jest.advanceTimersByTime(QUARANTINE_MS + 1);
    expect(list().never).toEqual([]);
  });

  it('of a withdrawn version applies to this shell only', () => {
    const { quarantine, told, list } = aQuarantine();
    quarantine.add(PREVIOUS, 'never', '');
    expect(list().never).toEqual(['x@0.9.0']);
    expect(told).toEqual([]);
  });
});

describe('the only version left of a slice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('rests for seconds after it ended a worker, and other shells hear nothing', () => {
    const { quarantine, told, errors, list } = aQuarantine({ candidate: null });
    quarantine.add(STABLE, 'never', 'Its worker did not answer');
    expect(list().never).toEqual(['x@1.0.0']);
    expect(quarantine.best('x', ['1.0.0', null])).toBeUndefined();
    expect(told).toEqual([]);
    expect(errors).toEqual([{ ...STABLE, reason: 'Its worker did not answer', seconds: 2 }]);
    jest.advanceTimersByTime(FIRST_REST_MS);
    expect(list().never).toEqual([]);
    expect(quarantine.best('x', ['1.0.0', null])).toBe('1.0.0');
  });

  it('rests twice as long the next time, unless it rendered a page in between', () => {
    const { quarantine, list } = aQuarantine({ candidate: null });
    const rest = () => {
      quarantine.add(STABLE, 'never', '');
      jest.advanceTimersByTime(FIRST_REST_MS);
      const isLong = list().never.length > 0;
      jest.advanceTimersByTime(FIRST_REST_MS);
      return isLong ? 'long' : 'short';
    };
    expect([rest(), rest()]).toEqual(['short', 'long']);
    quarantine.succeed(STABLE);
    expect(rest()).toBe('short');
  });

  it('stays in use after a fault that ended no worker', () => {
    const { quarantine, told, warnings, list } = aQuarantine({ candidate: null });
    quarantine.add(STABLE, 'last', '');
    expect(list()).toEqual({ never: [], last: [] });
    expect(told).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('is the stable one while its candidate is in quarantine', () => {
    const { quarantine, list } = aQuarantine();
    quarantine.add(CANDIDATE, 'never', '');
    quarantine.add(STABLE, 'never', '');
    expect(list().never).toEqual(['x@2.0.0', 'x@1.0.0']);
    jest.advanceTimersByTime(FIRST_REST_MS);
    expect(list().never).toEqual(['x@2.0.0']);
  });

  it('is the previous one while the stable one is in quarantine', () => {
    const { quarantine, list } = aQuarantine({ candidate: null, previous: '0.9.0' });
    quarantine.add(STABLE, 'never', '');
    quarantine.add(PREVIOUS, 'never', '');
    jest.advanceTimersByTime(FIRST_REST_MS);
    expect(list().never).toEqual(['x@1.0.0']);
  });

  it('is the stable one for visitors of a candidate in quarantine, even beside a previous one', () => {
    const { quarantine, list } = aQuarantine({ previous: '0.9.0' });
    quarantine.add(CANDIDATE, 'never', '');
    quarantine.add(STABLE, 'never', '');
    expect(quarantine.best('x', ['1.0.0', '0.9.0'])).toBe('0.9.0');
    jest.advanceTimersByTime(FIRST_REST_MS);
    expect(list().never).toEqual(['x@2.0.0']);
  });

  it('stops resting with the next release document', () => {
    const { quarantine, list } = aQuarantine({ candidate: null });
    quarantine.add(STABLE, 'never', '');
    quarantine.begin(documentOf(8, { candidate: null }));
    expect(list().never).toEqual([]);
  });
});
