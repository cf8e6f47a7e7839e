/** A table of sizes: their names in the first column, measures in the others. */
export interface SizeChart {
  /** `Women`, or empty when the option needs no further name. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly [size: string, ...measures: string[]])[];
}

/** Body measures in cm by letter (EN 13402-3). */
const WOMEN: SizeChart = {
  name: 'Women',
  columns: ['Bust', 'Waist', 'Hips'],
  rows: [
    ['XS', '74–82', '58–66', '82–90'],
    ['S', '82–90', '66–74', '90–98'],
    ['M', '90–98', '74–82', '98–106'],
    ['L', '98–107', '82–91', '106–115'],
    ['XL', '107–119', '91–103', '115–125'],
    ['XXL', '119–131', '103–115', '125–135'],
  ],
};
const MEN: SizeChart = {
  name: 'Men',
  columns: ['Chest', 'Waist'],
  rows: [
    ['XS', '78–86', '66–74'],
    ['S', '86–94', '74–82'],
    ['M', '94–102', '82–90'],
    ['L', '102–110', '90–98'],
    ['XL', '110–118', '98–106'],
    ['XXL', '118–129', '106–117'],
  ],
};
const CHILDREN: SizeChart = {
  name: '',
  columns: ['Height'],
  rows: [
    ['0-3 months', '50–62'],
    ['3-6 months', '62–68'],
    ['6-12 months', '68–80'],
    ['12-18 months', '80–86'],
    ['18-24 months', '86–92'],
    ['2-3 years', '92–98'],
    ['4-5 years', '104–110'],
    ['6-7 years', '116–122'],
    ['8-9 years', '128–134'],
    ['10-11 years', '140–146'],
    ['12-13 years', '152–158'],
  ],
};
const SHOE_SIZES = { least: 16, most: 50 };
const RING_SIZES = { least: 3, most: 15 };

const whole = (values: readonly string[], { least, most }: typeof SHOE_SIZES) =>
  values.every((value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most);

/** EU shoe sizes count two thirds of a centimetre, and a shoe is 1.5 cm longer than the foot. */
const footLength = (size: number) => (size / 1.5 - 1.5).toFixed(1);

/** Inner circumference of a US ring size, in mm. */
const ringCircumference = (size: number) => 36.5 + 2.55 * size;

/**
 * The charts that explain the sizes of a product.
 * @param title of the option, such as `Size`
 * @param shelf slug of the subcategory, which tells women's sizes from men's
 */
export function sizeCharts(title: string, values: readonly string[], shelf: string): SizeChart[] {
  if (/^ring size$/i.test(title) && whole(values, RING_SIZES)) return [ringChart(values)];
  if (/^size$/i.test(title) && whole(values, SHOE_SIZES)) return [shoeChart(values)];
  const fitting = charts(shelf).map((chart) => ({
    ...chart,
    rows: chart.rows.filter(([size]) => values.includes(size)),
  }));
  return fitting.filter(({ rows }) => rows.length > 0);
}

function charts(shelf: string): SizeChart[] {
  if (/women|girl/.test(shelf)) return [{ ...WOMEN, name: '' }, CHILDREN];
  if (/\bmen|boy/.test(shelf)) return [{ ...MEN, name: '' }, CHILDREN];
  return [WOMEN, MEN, CHILDREN];
}

const shoeChart = (values: readonly string[]): SizeChart => ({
  name: '',
  columns: ['Foot length'],
  rows: values.map((size) => [size, footLength(Number(size))]),
});

const ringChart = (values: readonly string[]): SizeChart => ({
  name: '',
  columns: ['Inside around', 'Inside across'],
  rows: values.map((size) => {
    const around = ringCircumference(Number(size));
    return [size, (around / 10).toFixed(1), (around / 10 / Math.PI).toFixed(2)];
  }),
});
