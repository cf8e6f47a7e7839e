import fc from 'fast-check';
import { moveInMenu, type Place } from './move-in-menu';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
const columnsOf = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

describe('arrow keys beside a category', () => {
  it('never lead to a missing link', () => {
    fc.assert(
      fc.property(columnsOf, fc.array(fc.constantFrom(...KEYS)), (columns, keys) => {
        let at: Place = { column: 0, row: 0 };
        for (const key of keys) {
          if (at.column === -1) at = { column: 0, row: 0 };
          at = moveInMenu(key, at, columns) ?? at;
          if (at.column !== -1) expect(at.row).toBeLessThan(columns[at.column]!);
          expect(at.row).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('move through all links with Down and back with Up', () => {
    fc.assert(
      fc.property(columnsOf, (columns) => {
        const total = columns.reduce((sum, length) => sum + length, 0);
        let at: Place = { column: 0, row: 0 };
        const way = [at];
        for (let next = moveInMenu('ArrowDown', at, columns); next; next = moveInMenu('ArrowDown', at, columns))
          way.push((at = next));
        expect(way).toHaveLength(total);
        for (const place of way.slice(0, -1).reverse())
          expect((at = moveInMenu('ArrowUp', at, columns)!)).toEqual(place);
      }),
    );
  });

  it('move back to the category with Left; Right does nothing in the last column', () => {
    expect(moveInMenu('ArrowLeft', { column: 0, row: 3 }, [4, 2])).toEqual({ column: -1, row: 0 });
    expect(moveInMenu('ArrowRight', { column: 0, row: 3 }, [4, 2])).toEqual({ column: 1, row: 1 });
    expect(moveInMenu('ArrowRight', { column: 1, row: 0 }, [4, 2])).toBeNull();
    expect(moveInMenu('x', { column: 0, row: 0 }, [4])).toBeNull();
  });
});
