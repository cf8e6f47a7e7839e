import fc from 'fast-check';
import { groupBrands } from './group-brands';

const brand = (name: string) => ({ name, count: 1 });

describe('brands from A to Z', () => {
  it('are grouped by first letter, ignoring case and accents, with the others last', () => {
    const names = ['Zinox', 'apple', '7Up', 'Élan', 'Ọlá', 'Adidas'];
    expect(groupBrands(names.map(brand)).map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual(
      [
        ['A', ['apple', 'Adidas']],
        ['E', ['Élan']],
        ['O', ['Ọlá']],
        ['Z', ['Zinox']],
        ['#', ['7Up']],
      ],
    );
  });

  it('each appear exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (names) => {
        const grouped = groupBrands(names.map(brand)).flatMap(({ brands }) => brands.map(({ name }) => name));
        expect(grouped.sort()).toEqual([...names].sort());
      }),
    );
  });
});
