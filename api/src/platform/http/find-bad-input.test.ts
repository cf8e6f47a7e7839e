import fc from 'fast-check';
import { findBadInput } from './find-bad-input';

const deep = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x');

describe('input that the database cannot store', () => {
  it.each([
    [{ name: 'a\0b' }, { field: 'name', because: 'character' }],
    [{ products: [{ note: 'ok' }, { note: '\0' }] }, { field: 'products.1.note', because: 'character' }],
    [{ ['na\0me']: 1 }, { field: '', because: 'character' }],
    [{ half: '\ud83d' }, { field: 'half', because: 'character' }],
    ['\0', { field: '', because: 'character' }],
    [{ price: Infinity }, { field: 'price', because: 'number' }],
    [{ a: deep(100_000) }, { field: 'a', because: 'depth' }],
  ])('is found (case %#)', (input, found) => expect(findBadInput(input)).toEqual(found));

  it.each([[null], [undefined], [7], [true], ['Adébáyọ̀ 📱'], [{ a: [{ b: '👗' }], c: null }], [deep(20)]])(
    'is not found in %j',
    (input) => expect(findBadInput(input)).toBeNull(),
  );

  it('is found at any place in any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.jsonValue({ maxDepth: 8 }), (before, after) => {
        fc.pre(findBadInput(before) === null && findBadInput(after) === null);
        expect(findBadInput([before, { text: '\0' }, after])).toEqual({ field: '1.text', because: 'character' });
      }),
    );
  });
});
