import fc from 'fast-check';
import { hashText } from './hash-text';

describe('hashText', () => {
  it('returns the values of MurmurHash3 over UTF-16 text', () => {
    // Reference values of MurmurHash3_x86_32 with seed 0 over the UTF-16LE bytes.
    expect(hashText('')).toBe(0);
    expect(hashText('ab')).toBe(referenceHash(Buffer.from('ab', 'utf16le')));
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => hashText(text) === referenceHash(Buffer.from(text, 'utf16le')),
      ),
    );
  });

  it('changes about half of its bits when one unit of the text changes', () => {
    let changed = 0;
    for (let n = 0; n < 1000; n++) changed += bits(hashText(`visitor-${n}a`) ^ hashText(`visitor-${n}b`));
    expect(changed / 1000).toBeGreaterThan(14);
    expect(changed / 1000).toBeLessThan(18);
  });
});

const bits = (value: number) => (value >>> 0).toString(2).replaceAll('0', '').length;

/** The published algorithm, byte by byte with big integers, to be independent of the tested code. */
function referenceHash(bytes: Buffer): number {
  const mask = 0xffffffffn;
  const rotate = (value: bigint, by: bigint) => ((value << by) | (value >> (32n - by))) & mask;
  const scramble = (block: bigint) => (rotate((block * 0xcc9e2d51n) & mask, 15n) * 0x1b873593n) & mask;
  let hash = 0n;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    hash = (rotate(hash ^ scramble(BigInt(bytes.readUInt32LE(at))), 13n) * 5n + 0xe6546b64n) & mask;
  }
  let tail = 0n;
  for (let byte = bytes.length - 1; byte >= at; byte--) tail = (tail << 8n) | BigInt(bytes[byte]!);
  hash ^= scramble(tail) ^ BigInt(bytes.length);
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & mask;
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & mask;
  return Number(hash ^ (hash >> 16n));
}
