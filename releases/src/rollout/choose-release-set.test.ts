import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import fc from 'fast-check';
import { chooseReleaseSet } from './choose-release-set';

const release = (more: Partial<SliceRelease> = {}): SliceRelease => ({
  stable: '1.0.0',
  candidate: '1.1.0',
  percent: 50,
  previous: '0.9.0',
  salt: 'a1b2c3',
  set_by: 'nkm',
  ...more,
});
const documentOf = (slices: Record<string, SliceRelease>): ReleaseDocument => ({
  revision: 7,
  updated_at: '2026-01-01T00:00:00.000Z',
  slices,
});
const versionFor = (visitor: string, more: Partial<SliceRelease> = {}, slice = 'mfe-catalog') =>
  chooseReleaseSet(documentOf({ [slice]: release(more) }), visitor).slices[slice]!.version;
const visitors = Array.from({ length: 20_000 }, (_, n) => `visitor-${n}`);
/** A quarter of the visitors, because jest makes each choice ten times slower. */
const some = visitors.slice(0, 5_000);
const share = (more: Partial<SliceRelease>) =>
  some.filter((visitor) => versionFor(visitor, more) === '1.1.0').length / some.length;

const anyVisitor = fc.oneof(fc.uuid(), fc.string(), fc.nat().map(String));
const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const anySalt = fc.string();

describe('chooseReleaseSet', () => {
  it('gives all visitors the stable version when nothing is being rolled out', () => {
    const set = chooseReleaseSet(documentOf({ 'mfe-cart-checkout': release({ candidate: null, percent: 0 }) }), 'ada');
    expect(set).toEqual({ revision: 7, slices: { 'mfe-cart-checkout': { version: '1.0.0', fallback: '0.9.0' } } });
  });

  it('falls back from a candidate to the stable version, and from that to the previous one', () => {
    const fallbackAt = (percent: number) => chooseReleaseSet(documentOf({ s: release({ percent }) }), 'ada').slices.s;
    expect(fallbackAt(100)).toEqual({ version: '1.1.0', fallback: '1.0.0' });
    expect(fallbackAt(0)).toEqual({ version: '1.0.0', fallback: '0.9.0' });
    expect(
      chooseReleaseSet(documentOf({ s: release({ percent: 0, previous: null }) }), 'ada').slices.s!.fallback,
    ).toBeNull();
  });

  it('is sticky: the same visitor and document give the same set', () => {
    fc.assert(
      fc.property(anyVisitor, anyPercent, anySalt, (visitor, percent, salt) => {
        expect(versionFor(visitor, { percent, salt })).toBe(versionFor(visitor, { percent, salt }));
      }),
    );
  });

  it('is monotonic: a higher percentage only adds visitors to the candidate, a lower one only removes some', () => {
    fc.assert(
      fc.property(anyVisitor, anyPercent, anyPercent, anySalt, (visitor, one, other, salt) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const hadIt = versionFor(visitor, { percent: low, salt }) === '1.1.0';
        return !hadIt || versionFor(visitor, { percent: high, salt }) === '1.1.0';
      }),
      { numRuns: 1000 },
    );
  });

  it('is exact at 0 and 100', () => {
    fc.assert(
      fc.property(anyVisitor, anySalt, (visitor, salt) => {
        expect(versionFor(visitor, { percent: 0, salt })).toBe('1.0.0');
        expect(versionFor(visitor, { percent: 100, salt })).toBe('1.1.0');
      }),
    );
  });

  it.each([0.01, 0.5, 1, 5, 20, 50, 80, 99])('gives the candidate to %d %% of the visitors', (percent) => {
    const expected = percent / 100;
    const deviation = Math.sqrt((expected * (1 - expected)) / some.length);
    for (const salt of ['s1', 's2', 'ffeedd001122']) {
      expect(Math.abs(share({ percent, salt }) - expected)).toBeLessThan(4 * deviation);
    }
  });

  it('is salted: different rollouts and slices choose independent visitors', () => {
    const has = (slice: string, salt: string) =>
      new Set(visitors.filter((visitor) => versionFor(visitor, { percent: 20, salt }, slice) === '1.1.0'));
    const first = has('mfe-catalog', 'salt-1');
    for (const other of [has('mfe-catalog', 'salt-2'), has('mfe-orders', 'salt-1')]) {
      const both = [...first].filter((visitor) => other.has(visitor)).length / visitors.length;
      expect(both).toBeGreaterThan(0.035); // independent: 20 % of 20 %
      expect(both).toBeLessThan(0.045);
    }
  });

  // `npm run audit` measures it, because the time depends on the machine.
  if (process.env.AUDIT)
    it('chooses the versions of four slices in less than 100 µs', () => {
      const document = documentOf({ a: release(), b: release(), c: release(), d: release() });
      const start = process.cpuUsage(); // not wall-clock time, because other processes use the processor, too
      for (let n = 0; n < 20_000; n++) chooseReleaseSet(document, visitors[n % visitors.length]!);
      const microseconds = process.cpuUsage(start).user / 20_000;
      expect(microseconds).toBeLessThan(100); // 1.5 in plain Node; inside jest every global costs ten times as much
    });
});
