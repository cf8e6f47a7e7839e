import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A file that is not CSV in UTF-8. The message says why and what to do. */
export class CsvFileError extends Error {
  override name = 'CsvFileError';
  constructor(
    /** The row in which reading stopped; 1 for a fault of the whole file. */
    readonly row: number,
    message: string,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** A longer row is an unclosed quotation mark; reading ends there, before it fills the memory. */
const LONGEST_ROW = 256 * 1024;

/**
 * Reads the rows of a CSV file (RFC 4180: commas, double quotation marks) in UTF-8, one at a time. Accepts a byte order
 * mark and both line endings. Leaves out empty rows, but counts them. Throws a CsvFileError, and what the file system
 * throws.
 */
export async function* readCsv(file: string): AsyncGenerator<{ row: number; values: string[] }> {
  const parser = parse({ relax_column_count: true, max_record_size: LONGEST_ROW, trim: true });
  // The parser passes an error of the source on to its reader.
  pipeline(Readable.from(decode(file)), parser, () => undefined);
  let row = 0;
  try {
    for await (const values of parser as AsyncIterable<string[]>) {
      row += 1;
      if (values.some((value) => value !== '')) yield { row, values };
    }
  } catch (error) {
    // Rows that were read together with the fault are lost, so `row` can be too low.
    if (error instanceof CsvError) throw new CsvFileError(Number(error['records']) + 1, whatToDo(error), error);
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CsvFileError(1, 'The file is not in UTF-8: save it as "CSV UTF-8".', error);
    throw error;
  }
}

async function* decode(file: string): AsyncGenerator<string> {
  // Removes a byte order mark.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

function whatToDo({ code }: CsvError): string {
  const inQuotes = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(code);
  if (inQuotes) return 'A quotation mark is not closed: close it, and write one inside a value twice.';
  return 'The quotation marks are wrong: put them around the whole value, and write one inside a value twice.';
}
