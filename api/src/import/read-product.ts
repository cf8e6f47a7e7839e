import type { Kobo } from '@nkm/contracts';
import { assertProductSlug } from '../modules/catalog/public';
import { ApiProblem } from '../platform/errors/api-problem';
import type { Column } from './columns';
import type { Report } from './fault';
import type { Row } from './group-rows';
import { afterDiscount, readNaira, readPercent, readStock } from './read-amounts';
import { readDescription } from './read-description';
import { type PhotoCell, readPhotos } from './read-photos';

const CONDITIONS = ['New', 'Refurbished', 'Used'] as const;
type Condition = (typeof CONDITIONS)[number];

/** Price and stock of a product without variants, or of one variant. */
export interface Offer {
  row: number;
  /** Price before the discount. */
  original: Kobo;
  selling: Kobo;
  stock: number;
  /** Empty for a product without variants. */
  values: { title: 'Colour' | 'Size'; value: string }[];
  photos: PhotoCell[];
}

/** A product as a file describes it. */
export interface ImportedProduct {
  row: number;
  store: string;
  slug: string;
  name: string;
  /** Slugs. */
  category: string;
  subcategory: string;
  /** Sanitised. */
  descriptionHtml: string;
  brand: string;
  condition: Condition;
  /** One without values, or the variants in the order of the file. */
  offers: Offer[];
}

/** Values that the further rows of a product repeat or leave empty. */
const SHARED: Column[] = ['store', 'name', 'category', 'subcategory', 'description', 'brand', 'condition'];
const LONGEST: Partial<Record<Column, number>> = { store: 100, name: 200, brand: 100, colour: 60, size: 60 };

/** Reads a product from its rows. Reports every fault; then it returns null. */
export function readProduct(rows: readonly Row[], reportFault: Report): ImportedProduct | null {
  let isFaulty = false;
  const report: Report = (...fault) => {
    isFaulty = true;
    reportFault(...fault);
  };
  const first = rows[0]!;
  checkTexts(rows, report);
  checkShared(rows, report);
  checkSlug(first, report);
  const condition = readCondition(first, report);
  const descriptionHtml = readDescription(first.value('description'));
  if (typeof descriptionHtml !== 'string') report(first.number, 'description', descriptionHtml.fault);
  const offers = rows.map((row) => readOffer(row, first, report));
  checkOptions(rows, report);
  if (isFaulty) return null;
  return {
    row: first.number,
    store: first.value('store'),
    slug: first.value('slug'),
    name: first.value('name'),
    category: first.value('category').toLowerCase(),
    subcategory: first.value('subcategory').toLowerCase(),
    descriptionHtml: descriptionHtml as string,
    brand: first.value('brand'),
    condition,
    offers: offers as Offer[],
  };
}

function checkTexts(rows: readonly Row[], report: Report): void {
  for (const column of ['store', 'name', 'category', 'subcategory'] as const)
    if (rows[0]!.value(column) === '') report(rows[0]!.number, column, 'The value is missing: write it.');
  for (const row of rows) {
    for (const [column, longest] of Object.entries(LONGEST) as [Column, number][])
      if (row.value(column).length > longest)
        report(row.number, column, `The value is longer than ${longest} characters: shorten it.`);
  }
}

function checkShared(rows: readonly Row[], report: Report): void {
  const [first, ...further] = rows;
  for (const row of further) {
    for (const column of SHARED) {
      const value = row.value(column);
      if (value !== '' && value !== first!.value(column))
        report(row.number, column, `The value differs from row ${first!.number}: repeat it, or leave it empty.`);
    }
  }
}

function checkSlug(row: Row, report: Report): void {
  try {
    assertProductSlug(row.value('slug'));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    report(
      row.number,
      'slug',
      `${error.errors?.slug?.[0]} Use small letters, digits and hyphens, as red-ankara-dress.`,
    );
  }
}

function readCondition(row: Row, report: Report): Condition {
  const text = row.value('condition');
  const condition = text === '' ? 'New' : CONDITIONS.find((known) => known === text);
  if (!condition)
    report(row.number, 'condition', `"${text}" is no condition: write ${CONDITIONS.join(', ')} or nothing.`);
  return condition ?? 'New';
}

/** A further row without a price or a discount has that of the first row. */
function readOffer(row: Row, first: Row, report: Report): Offer | null {
  const inherited = (column: Column) => row.value(column) || first.value(column);
  const amounts = {
    price: readNaira(inherited('price')),
    discount: readPercent(inherited('discount')),
    stock: readStock(row.value('stock')),
  };
  const { price, discount, stock } = amounts;
  if (price === null)
    report(row.number, 'price', `"${inherited('price')}" is no price in naira: write it as 1234.50 or 1,234.50.`);
  if (discount === null)
    report(row.number, 'discount', `"${inherited('discount')}" is no discount: write a whole percentage from 0 to 99.`);
  if (stock === null)
    report(row.number, 'stock', `"${row.value('stock')}" is no stock: write a whole number from 0 to 1000000.`);
  const photos = readPhotos(row, report);
  if (price === null || discount === null || stock === null) return null;
  return {
    row: row.number,
    original: price,
    selling: afterDiscount(price, discount),
    stock,
    values: valuesOf(row),
    photos,
  };
}

function valuesOf(row: Row): Offer['values'] {
  return [
    { title: 'Colour' as const, value: row.value('colour') },
    { title: 'Size' as const, value: row.value('size') },
  ].filter(({ value }) => value !== '');
}

/** Shoppers choose between the rows, so each has the same options with other values. */
function checkOptions(rows: readonly Row[], report: Report): void {
  const titlesOf = (row: Row) =>
    valuesOf(row)
      .map(({ title }) => title.toLowerCase())
      .join(' and ');
  const wanted = titlesOf(rows[0]!);
  const seen = new Map<string, number>();
  for (const row of rows) {
    const same = seen.get(JSON.stringify(valuesOf(row)));
    const titles = titlesOf(row);
    if (titles !== wanted)
      report(
        row.number,
        'colour',
        `The row has ${titles || 'no option'}, row ${rows[0]!.number} has ${wanted || 'none'}: fill the same columns.`,
      );
    else if (same !== undefined)
      report(row.number, 'colour', `The row repeats row ${same}: give each variant another colour or size.`);
    else seen.set(JSON.stringify(valuesOf(row)), row.number);
  }
}
