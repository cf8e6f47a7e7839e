import fc from 'fast-check';
import { isHeadingTo } from './menu-aim';

const edge = { x: 200, top: 0, bottom: 400 };
const inList = fc.record({ x: fc.integer({ min: 0, max: 199 }), y: fc.integer({ min: 1, max: 399 }) });

describe('pointer aim at a submenu', () => {
  it('is detected on a straight line to any point of the submenu', () => {
    fc.assert(
      fc.property(inList, fc.integer({ min: 1, max: 399 }), (from, y) => {
        const step = { x: from.x + (edge.x - from.x) / 4, y: from.y + (y - from.y) / 4 };
        return isHeadingTo(edge, from, step);
      }),
    );
  });

  it('is not detected when the pointer moves away or along the list', () => {
    fc.assert(fc.property(inList, inList, (from, to) => to.x > from.x || !isHeadingTo(edge, from, to)));
    expect(isHeadingTo(edge, { x: 20, y: 100 }, { x: 22, y: 140 })).toBe(false);
    expect(isHeadingTo(edge, { x: 20, y: 300 }, { x: 22, y: 260 })).toBe(false);
  });
});
