import { sizeCharts } from './size-charts';

const sizes = (title: string, values: string[], shelf = 'sneakers') =>
  sizeCharts(title, values, shelf).map(({ name, columns, rows }) => [
    name,
    columns.join(),
    rows.map((row) => row.join()),
  ]);

describe('the size charts', () => {
  it('are those of the shelf, with the sizes of the product alone', () => {
    expect(sizes('Size', ['S', 'M'], 'womens-clothing')).toEqual([
      ['', 'Bust,Waist,Hips', ['S,82–90,66–74,90–98', 'M,90–98,74–82,98–106']],
    ]);
    expect(sizes('Size', ['M'], 'mens-clothing')).toEqual([['', 'Chest,Waist', ['M,94–102,82–90']]]);
    expect(sizes('Size', ['M'], 'ankara-fabrics').map(([name]) => name)).toEqual(['Women', 'Men']);
  });
  it('measure feet and fingers', () => {
    expect(sizes('Size', ['39', '42'])).toEqual([['', 'Foot length', ['39,24.5', '42,26.5']]]);
    expect(sizes('Ring size', ['7'])).toEqual([['', 'Inside around,Inside across', ['7,5.4,1.73']]]);
  });
  it('know the ages of children', () => {
    expect(sizes('Age', ['2-3 years', '8-9 years'], 'girls-clothing')).toEqual([
      ['', 'Height', ['2-3 years,92–98', '8-9 years,128–134']],
    ]);
  });
  it('are none for other options', () => expect(sizes('Storage', ['64 GB'])).toEqual([]));
});
