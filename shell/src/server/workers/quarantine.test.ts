/** @jest-environment node */
import type { ReleaseDocument } from '@nkm/contracts';
import { QUARANTINE_MS, type QuarantineNotice } from '@nkm/releases';
import type { QuarantineList } from './messages';
import { createQuarantine } from './quarantine';

const documentOf = (revision: number, candidate: string | null = '2.0.0'): ReleaseDocument => ({
  revision,
  updated_at: '2026-11-23T00:00:00.000Z',
  slices: { x: { stable: '1.0.0', candidate, percent: 1, previous: null, salt: '' } },
});
const CANDIDATE = { slice: 'x', version: '2.0.0' };
const STABLE = { slice: 'x', version: '1.0.0' };

function aQuarantine({ isReadOnly = false } = {}) {
  const lists: QuarantineList[] = [];
  const told: QuarantineNotice[] = [];
  const warnings: string[] = [];
  const quarantine = createQuarantine({
    tellWorkers: (list) => lists.push(list),
    tellOthers(notice) {
      if (isReadOnly) throw new Error('EROFS');
      told.push(notice);
    },
    log: { error: () => undefined, warn: (_details, message) => warnings.push(message) },
  });
  quarantine.begin(documentOf(7));
  return { quarantine, told, warnings, list: () => lists.at(-1)! };
}

describe('H01 quarantine', () => {
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

  it("excludes a slice's last version only for a fault in this shell", () => {
    const { quarantine } = aQuarantine();
    quarantine.hear([{ ...STABLE, revision: 7, since: '', reason: '' }]);
    expect(quarantine.best('x', ['1.0.0', null])).toBe('1.0.0');
    quarantine.add(STABLE, 'never', '');
    expect(quarantine.best('x', ['1.0.0', null])).toBeUndefined();
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
    quarantine.begin(documentOf(8, null));
    expect(list().never).toEqual(['x@2.0.0']);
    jest.advanceTimersByTime(QUARANTINE_MS + 1);
    expect(list().never).toEqual([]);
  });

  it('of a withdrawn version applies to this shell only', () => {
    const { quarantine, told, list } = aQuarantine();
    quarantine.add({ slice: 'x', version: '0.9.0' }, 'never', '');
    expect(list().never).toEqual(['x@0.9.0']);
    expect(told).toEqual([]);
  });
});
