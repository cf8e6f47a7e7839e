/** @jest-environment node */
import { createGrowthLedger } from './growth-ledger';

const MB = 1024 * 1024;

/** Simulates pages in sequence. Each leaks the `growth` of its version and adds some temporary garbage. */
function play(pages: string[], growth: Record<string, number>) {
  const ledger = createGrowthLedger();
  let kept = 100 * MB;
  pages.forEach((version, job) => {
    ledger.begin(job, kept + (job % 5) * 4 * MB);
    kept += growth[version] ?? 0;
    ledger.end(job, kept + ((job + 1) % 5) * 4 * MB, [version]);
  });
  return ledger.suspect();
}
const rare = [...Array(500).keys()].map((page) => (page % 50 === 7 ? 'x@2.0.0' : 'x@1.0.0'));

describe('the version that leaks memory', () => {
  it('is the one that leaks much with each of its few pages', () => {
    expect(play(rare, { 'x@2.0.0': 30 * MB })).toBe('x@2.0.0');
  });

  it('is null when all versions grow alike or none grows', () => {
    expect(play(rare, {})).toBeNull();
    expect(play(rare, { 'x@1.0.0': MB / 2, 'x@2.0.0': MB / 2 })).toBeNull();
  });

  it('is not a version whose page only ran at the same time', () => {
    const ledger = createGrowthLedger();
    for (let job = 0; job < 40; job += 2) {
      const before = 100 * MB + job * 20 * MB;
      ledger.begin(job, before);
      ledger.begin(job + 1, before);
      ledger.end(job + 1, before, ['x@1.0.0']);
      ledger.end(job, before + 40 * MB, ['x@2.0.0']);
    }
    expect(ledger.suspect()).toBe('x@2.0.0');
  });
});
