import { type Column, readHeader } from './columns';
import type { Report } from './fault';
import { CsvFileError, readCsv } from './read-csv';

/** A row with its values by column; an absent column counts as empty. */
export interface Row {
  number: number;
  value(column: Column): string;
}

// eslint-disable-next-line no-control-regex -- finds characters that no spreadsheet shows
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Reads the products of a file, each as its rows: those that follow each other with the same slug. Reports rows that
 * have no place in a product, and leaves them out.
 */
export async function* groupRows(file: string, report: Report): AsyncGenerator<Row[]> {
  const firstRows = new Map<string, number>();
  let group: Row[] = [];
  for await (const row of readRows(file, report)) {
    const slug = row.value('slug');
    if (slug === '') {
      report(row.number, 'slug', 'The slug is missing: give each row the slug of its product.');
      continue;
    }
    if (group[0]?.value('slug') === slug) {
      group.push(row);
      continue;
    }
    if (group.length > 0) yield group;
    group = [];
    const first = firstRows.get(slug);
    if (first === undefined) {
      firstRows.set(slug, row.number);
      group = [row];
    } else
      report(
        row.number,
        'slug',
        `Row ${first} has the product too: put its rows below each other, or correct the slug.`,
      );
  }
  if (group.length > 0) yield group;
}

async function* readRows(file: string, report: Report): AsyncGenerator<Row> {
  let header: Column[] | null = null;
  try {
    for await (const { row, values } of readCsv(file)) {
      if (header === null) {
        header = readHeader(values, report);
        if (header === null) return;
      } else if (isReadable(header, row, values, report)) yield { number: row, value: valueOf(header, values) };
    }
  } catch (error) {
    if (!(error instanceof CsvFileError)) throw error;
    report(error.row, null, error.message);
    return;
  }
  if (header === null) report(1, null, 'The file is empty: write the names of the columns into row 1.');
}

function isReadable(header: Column[], row: number, values: string[], report: Report): boolean {
  if (values.length !== header.length) {
    const text = `The row has ${values.length} values for ${header.length} columns: put quotation marks around commas.`;
    report(row, null, text);
    return false;
  }
  const hidden = header.filter((_, index) => INVISIBLE.test(values[index] ?? ''));
  for (const column of hidden) report(row, column, 'The value has an invisible character: type it again.');
  const broken = header.filter((column, index) => column !== 'description' && /[\r\n]/.test(values[index] ?? ''));
  for (const column of broken) report(row, column, 'The value has a line break: write it on one line.');
  return hidden.length + broken.length === 0;
}

function valueOf(header: Column[], values: string[]): Row['value'] {
  return (column) => values[header.indexOf(column)]?.trim() ?? '';
}
