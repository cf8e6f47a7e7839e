import fc from 'fast-check';
import { checkFiles, type FileLimits } from './check-files';

const KB = 1024;
const limits: FileLimits = { accept: ['image/*', '.pdf'], maxBytes: 100 * KB, maxFiles: 3 };
const aFile = (name: string, type: string, bytes = KB) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const photo = aFile('dress.jpg', 'image/jpeg');

const refusals = (chosen: File[], already: File[] = []) =>
  checkFiles(chosen, already, limits).refused.map(({ because }) => because);

describe('chosen files', () => {
  it('are accepted when their type is allowed, in any letter case', () => {
    const chosen = [photo, aFile('receipt.PDF', '')];
    expect(checkFiles(chosen, [], limits)).toEqual({ accepted: chosen, refused: [] });
  });

  it.each([
    ['another type', aFile('list.xlsx', 'application/vnd.ms-excel'), 'type'],
    ['a type that only the name claims', aFile('run.jpg', 'application/x-sh'), 'type'],
    ['no content', aFile('empty.png', 'image/png', 0), 'empty'],
    ['one byte too many', aFile('big.png', 'image/png', 100 * KB + 1), 'size'],
  ])('are refused with %s', (_case, file, because) => {
    expect(refusals([file])).toEqual([because]);
  });

  it('are accepted at the size limit', () => {
    expect(refusals([aFile('big.png', 'image/png', 100 * KB)])).toEqual([]);
  });

  it('are accepted only once', () => {
    expect(refusals([photo], [photo])).toEqual(['twice']);
    expect(refusals([photo, photo])).toEqual(['twice']);
  });

  it('never exceed the limit, and each is either accepted or refused', () => {
    const someFile = fc
      .record({ name: fc.constantFrom('a.jpg', 'b.png', 'c.txt', 'd.pdf'), bytes: fc.nat(200 * KB), at: fc.nat(5) })
      .map(({ name, bytes, at }) => {
        const type = name.endsWith('g') ? 'image/png' : '';
        return new File([new Uint8Array(bytes)], name, { type, lastModified: at });
      });
    fc.assert(
      fc.property(fc.array(someFile, { maxLength: 8 }), (chosen) => {
        const { accepted, refused } = checkFiles(chosen, [], limits);
        expect(accepted.length).toBeLessThanOrEqual(limits.maxFiles);
        expect(accepted.length + refused.length).toBe(chosen.length);
        expect(checkFiles(accepted, [], limits).refused).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
