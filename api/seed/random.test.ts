import { createRandom } from './random';

describe('the random numbers of the seed', () => {
  it('repeats only for the same seed and label', () => {
    const draw = (seed: number, label: string) => Array.from({ length: 5 }, createRandom(seed, label).next);
    expect(draw(1, 'a')).toEqual(draw(1, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(1, 'b'));
    expect(draw(1, 'a')).not.toEqual(draw(2, 'a'));
  });

  it('returns both bounds and nothing beyond', () => {
    const random = createRandom(7, 'dice');
    const thrown = Array.from({ length: 400 }, () => random.int(1, 6));
    expect([Math.min(...thrown), Math.max(...thrown)]).toEqual([1, 6]);
  });

  it('samples each item at most once', () => {
    expect(createRandom(3, 's').sample([1, 2, 3, 4], 9).sort()).toEqual([1, 2, 3, 4]);
    expect(() => createRandom(3, 's').pick([])).toThrow('Nothing to pick from: s');
  });
});
