/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { finishBrotli, openBrotli } from './open-brotli';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5_000 }),
  fc.string().map((part) => part.repeat(5_000)),
);

describe('a compressed text with an open end', () => {
  it('decompresses to the text and its tail at any quality', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.string({ maxLength: 300 }), fc.constantFrom(5, 11), async (start, end, quality) => {
        const open = await openBrotli(Buffer.from(start), quality);
        const whole = finishBrotli(open, Buffer.from(end));
        expect(String(brotliDecompressSync(whole))).toBe(String(Buffer.from(start)) + String(Buffer.from(end)));
      }),
      { numRuns: 60 },
    );
  });

  it.each([0, 1, 2, 255, 65_535, 65_536])('accepts a tail of %d bytes', async (length) => {
    const tail = Buffer.alloc(length, 'é');
    const whole = finishBrotli(await openBrotli(Buffer.from('<p>'), 5), tail);
    expect(brotliDecompressSync(whole)).toEqual(Buffer.concat([Buffer.from('<p>'), tail]));
  });

  it('rejects a tail that exceeds one block', async () => {
    const open = await openBrotli(Buffer.from('x'), 5);
    expect(() => finishBrotli(open, Buffer.alloc(65_537))).toThrow(RangeError);
  });

  it('uses no more memory than its length', async () => {
    const open = await openBrotli(Buffer.from('short'), 5);
    expect(open.buffer.byteLength).toBe(open.length);
  });
});
