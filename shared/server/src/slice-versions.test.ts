import fc from 'fast-check';
import { readVersions, writeVersions } from './slice-versions';

const VERSIONS = [
  { slice: 'mfe-catalog', version: '1.2.0' },
  { slice: 'mfe-cart-checkout', version: '1.0.0-dev.hd27e93c81a' },
];

describe('the header with the versions of slices', () => {
  it('reads the versions that were written, in the order of their names', () => {
    expect(writeVersions(VERSIONS)).toBe('mfe-cart-checkout@1.0.0-dev.hd27e93c81a,mfe-catalog@1.2.0');
    expect(readVersions(writeVersions(VERSIONS))).toEqual(VERSIONS.toReversed());
  });

  it.each([
    undefined,
    '',
    'mfe-catalog',
    'mfe-catalog@1.0.0,',
    'mfe-catalog@1.0.0, mfe-orders@1.0.0',
    'mfe-catalog@1.0.0,mfe-catalog@2.0.0',
    'mfe-catalog@1.0.0"} 1',
    ['mfe-catalog@1.0.0', 'mfe-orders@1.0.0'],
    `a@${'1'.repeat(41)}`,
    Array.from({ length: 60 }, (_, index) => `mfe-${index}@1.0.0-dev.h0123`).join(','),
  ])('reads nothing from %j', (header) => {
    expect(readVersions(header)).toEqual([]);
  });

  it('reads from any text only names without blanks, quotes or line breaks', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { slice, version } of readVersions(text)) expect(`${slice}@${version}`).toMatch(/^[\w.+@-]+$/);
        return true;
      }),
    );
  });
});
