import fc from 'fast-check';
import { comparisonRows } from './comparison';

const of = (...specifications: Record<string, string>[]) =>
  comparisonRows(specifications.map((values) => ({ values })));

describe('the rows of a comparison', () => {
  it('CAT-SCR-071 list all specifications of the products side by side', () => {
    expect(of({ Material: 'Cotton', Care: 'Hand wash' }, { Material: 'Lace', Sleeve: 'Short' })).toEqual([
      { name: 'Material', values: ['Cotton', 'Lace'], differs: true },
      { name: 'Care', values: ['Hand wash', null], differs: true },
      { name: 'Sleeve', values: [null, 'Short'], differs: true },
    ]);
  });

  it('match names and values regardless of case', () => {
    expect(of({ Colour: 'Red' }, { 'colour ': 'red' })).toEqual([
      { name: 'Colour', values: ['Red', 'red'], differs: false },
    ]);
  });

  it('show no differences for one product and are empty without products', () => {
    expect(of({ Material: 'Cotton' })).toEqual([{ name: 'Material', values: ['Cotton'], differs: false }]);
    expect(of()).toEqual([]);
  });

  it('have a cell for every product and keep every value', () => {
    const specification = fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(specification, { maxLength: 4 }), (products) => {
        const rows = comparisonRows(products.map((values) => ({ values })));
        for (const { values } of rows) expect(values).toHaveLength(products.length);
        const shown = new Set(rows.flatMap(({ values }) => values));
        const keys = (values: Record<string, string>) =>
          new Map(Object.entries(values).map(([name, value]) => [name.trim().toLowerCase(), value]));
        for (const values of products) for (const value of keys(values).values()) expect(shown).toContain(value);
      }),
    );
  });
});
