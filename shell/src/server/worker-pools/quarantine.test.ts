/** @jest-environment node */
import type { ReleaseDocument } from '@nkm/contracts';
import { QUARANTINE_MS, type QuarantineNotice } from '@nkm/releases';
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

function aQuarantine({ isReadOnly = false, ...others }: Others & { isReadOnly?: boolean } = {}) {
  const told: QuarantineNotice[] = [];
  const warnings: string[] = [];
  const quarantine = createQuarantine({
    tellOthers(notice) {
      if (isReadOnly) throw new Error('EROFS');
      told.push(notice);
    },
    log: { error: () => undefined, warn: (_details, message) => warnings.push(message) },
  });
  quarantine.begin(documentOf(7, others));
  /** The versions that visitors of the candidate may get. */
  const forCandidate = () => quarantine.usable('x', ['2.0.0', '1.0.0']);
  return { quarantine, told, warnings, forCandidate };
}

describe('quarantine', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stops a candidate until its slice changes, and notifies the other shells once', () => {
    const { quarantine, told, forCandidate } = aQuarantine();
    expect(quarantine.add(CANDIDATE, 'It looped')).toBe(true);
    expect(quarantine.add(CANDIDATE, 'It looped')).toBe(true);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ ...CANDIDATE, revision: 7, reason: 'It looped' });
    jest.advanceTimersByTime(100 * QUARANTINE_MS);
    quarantine.begin({ ...documentOf(8), changed: { x: 7 } });
    expect(forCandidate()).toEqual(['1.0.0']);
    quarantine.begin({ ...documentOf(9), changed: { x: 9 } });
    expect(forCandidate()).toEqual(['2.0.0', '1.0.0']);
  });

  it('counts three failed pages of a candidate, whatever other slices release meanwhile', () => {
    const { quarantine, forCandidate } = aQuarantine();
    const fail = () => quarantine.judge(CANDIDATE, 'It threw');
    expect([fail(), fail()]).toEqual([false, false]);
    quarantine.begin({ ...documentOf(8), changed: { x: 7 } });
    expect([fail(), forCandidate()]).toEqual([true, ['1.0.0']]);
    quarantine.begin({ ...documentOf(9), changed: { x: 9 } });
    expect([fail(), fail(), fail()]).toEqual([false, false, true]);
  });

  it('takes a stable version with its first failed page', () => {
    const { quarantine } = aQuarantine({ candidate: null, previous: '0.9.0' });
    expect(quarantine.judge(STABLE, 'It threw')).toBe(true);
  });

  it('ends with the next document of an older nkm, which does not say what it changes', () => {
    const { quarantine, forCandidate } = aQuarantine();
    quarantine.add(CANDIDATE, '');
    quarantine.begin(documentOf(8));
    expect(forCandidate()).toEqual(['2.0.0', '1.0.0']);
  });

  it('prefers other versions to those that other shells set aside, and never excludes the last one for them', () => {
    const { quarantine, forCandidate } = aQuarantine();
    quarantine.applyNotices([{ ...CANDIDATE, revision: 7, since: '', reason: '' }]);
    expect(forCandidate()).toEqual(['1.0.0', '2.0.0']);
    quarantine.applyNotices([{ ...STABLE, revision: 7, since: '', reason: '' }]);
    expect(quarantine.usable('x', ['1.0.0'])).toEqual(['1.0.0']);
  });

  it('takes a stable version while the previous one is left', () => {
    const { quarantine, told } = aQuarantine({ previous: '0.9.0' });
    expect(quarantine.add(STABLE, '')).toBe(true);
    expect(told).toHaveLength(1);
    jest.advanceTimersByTime(QUARANTINE_MS - 1);
    expect(quarantine.usable('x', ['1.0.0', '0.9.0'])).toEqual(['0.9.0']);
    jest.advanceTimersByTime(1);
    expect(quarantine.usable('x', ['1.0.0', '0.9.0'])).toEqual(['1.0.0', '0.9.0']);
  });

  it.each<[string, Others]>([
    ['it has no other one', { candidate: null }],
    ['its other one is in quarantine', {}],
    ['that of visitors of the candidate is in quarantine, even beside a previous one', { previous: '0.9.0' }],
  ])('does not take the last version of a slice: %s', (_why, others) => {
    const { quarantine, told } = aQuarantine(others);
    if (others.candidate !== null) quarantine.add(CANDIDATE, '');
    expect(quarantine.add(STABLE, '')).toBe(false);
    expect(quarantine.usable('x', ['1.0.0'])).toEqual(['1.0.0']);
    expect(told.filter(({ version }) => version === STABLE.version)).toEqual([]);
  });

  it('does not take the previous version while the stable one is in quarantine', () => {
    const { quarantine } = aQuarantine({ candidate: null, previous: '0.9.0' });
    expect([quarantine.add(STABLE, ''), quarantine.add(PREVIOUS, '')]).toEqual([true, false]);
  });

  it('works without a notice to others when the store is read-only', () => {
    const { quarantine, warnings, forCandidate } = aQuarantine({ isReadOnly: true });
    quarantine.add(CANDIDATE, '');
    expect(forCandidate()).toEqual(['1.0.0']);
    expect(warnings).toHaveLength(1);
  });

  it('outlasts the release document that withdraws the version, because running pages may still use it', () => {
    const { quarantine } = aQuarantine();
    quarantine.add(CANDIDATE, '');
    quarantine.begin(documentOf(8, { candidate: null }));
    expect(quarantine.usable('x', ['2.0.0'])).toEqual([]);
    jest.advanceTimersByTime(QUARANTINE_MS);
    expect(quarantine.usable('x', ['2.0.0'])).toEqual(['2.0.0']);
  });

  it('of a withdrawn version applies to this shell only', () => {
    const { quarantine, told } = aQuarantine();
    quarantine.add(PREVIOUS, '');
    expect(quarantine.usable('x', ['0.9.0'])).toEqual([]);
    expect(told).toEqual([]);
  });
});

it('a page of an earlier release document does not run a version that was withdrawn', () => {
  const { quarantine, forCandidate } = aQuarantine();
  quarantine.begin(documentOf(8, { candidate: null }));
  expect(forCandidate()).toEqual(['1.0.0']);
});
