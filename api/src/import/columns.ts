import type { Report } from './fault';

const REQUIRED = ['store', 'slug', 'name', 'category', 'subcategory', 'description', 'price', 'stock'] as const;
const OPTIONAL = ['brand', 'condition', 'discount', 'colour', 'size'] as const;
/** Photographs of one row. */
export const PHOTOS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const OF_PHOTOS = PHOTOS.flatMap((n) => [`photo_${n}`, `photo_${n}_alt`, `photo_${n}_focus`] as const);
const ALL = [...REQUIRED, ...OPTIONAL, ...OF_PHOTOS];

export type Column = (typeof ALL)[number];

const isColumn = (name: string): name is Column => (ALL as string[]).includes(name);

/** Reads the header. Reports unknown, repeated and missing columns; then it returns null. */
export function readHeader(names: string[], report: Report): Column[] | null {
  const header = names.map((name) => name.trim().toLowerCase());
  const unknown = header.filter((name) => !isColumn(name));
  const missing = REQUIRED.filter((name) => !header.includes(name));
  const repeated = header.filter((name, index) => header.indexOf(name) !== index);
  const known =
    `The columns are ${[...REQUIRED, ...OPTIONAL].join(', ')}, ` +
    'and photo_1, photo_1_alt, photo_1_focus up to photo_8.';
  for (const name of unknown)
    report(1, name === '' ? null : name, `The column is unknown: correct or remove it. ${known}`);
  for (const name of missing) report(1, name, 'The column is missing: add it. Separate columns with commas.');
  for (const name of repeated) report(1, name, 'The column is there twice: remove one.');
  return unknown.length + missing.length + repeated.length === 0 ? (header as Column[]) : null;
}
