import { backgroundOf } from './backgrounds';
import { pictureKey } from './picture-key';
import { BACKGROUNDS, type Recipe } from './recipe';

const recipe: Recipe = {
  background: 3,
  pattern: 'dots',
  objects: [{ art: '👗', x: 0.5, y: 0.5, size: 0.7, angle: 0 }],
};

describe('the recipe of a picture', () => {
  it('gives each background its own colours', () => {
    const all = Array.from({ length: BACKGROUNDS }, (_, index) => JSON.stringify(backgroundOf(index)));
    expect(new Set(all).size).toBe(BACKGROUNDS);
    for (const unknown of [-1, BACKGROUNDS, 0.5, NaN]) expect(() => backgroundOf(unknown)).toThrow(RangeError);
  });
});

describe('the key of a picture', () => {
  it('is the same for equal recipes and differs for others', () => {
    expect(pictureKey('dress', recipe)).toBe(pictureKey('dress', structuredClone(recipe)));
    expect(pictureKey('dress', { ...recipe, background: 4 })).not.toBe(pictureKey('dress', recipe));
  });

  it('is valid in an address and as a file name, for a name of any length', () => {
    expect(pictureKey('a-very-long-name-of-a-product-that-goes-on', recipe)).toMatch(/^[a-z-]{1,24}-[0-9a-f]{10}$/);
    expect(pictureKey('ends-with-a-hyphen-just--here', recipe)).not.toContain('--');
  });
});
