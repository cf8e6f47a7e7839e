import fc from 'fast-check';
import { lastStop, nextStop, previousStop, type Slides } from './slide-steps';

const someSlides = fc.record({ count: fc.integer({ min: 1, max: 40 }), visible: fc.integer({ min: 1, max: 8 }) });

function walk(slides: Slides, step: typeof nextStop): number[] {
  const stops = [0];
  for (let at = step(0, slides); at !== 0; at = step(at, slides)) stops.push(at);
  return stops;
}

describe('the stops of a carousel', () => {
  it('end with a full view and wrap around', () => {
    expect(walk({ count: 10, visible: 4 }, nextStop)).toEqual([0, 4, 6]);
    expect(walk({ count: 10, visible: 4 }, previousStop)).toEqual([0, 6, 2]);
    expect(walk({ count: 3, visible: 1 }, nextStop)).toEqual([0, 1, 2]);
  });

  it('show every slide in both directions', () => {
    fc.assert(
      fc.property(someSlides, fc.constantFrom(nextStop, previousStop), (slides, step) => {
        const stops = walk(slides, step);
        const seen = new Set(stops.flatMap((stop) => Array.from({ length: slides.visible }, (_, n) => stop + n)));
        for (let slide = 0; slide < slides.count; slide += 1) expect(seen).toContain(slide);
        expect(Math.max(...stops)).toBeLessThanOrEqual(lastStop(slides));
      }),
    );
  });
});
