import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { ReleaseStore } from '../store/release-store';
import { linesOf, listFiles } from './read-reports';
import type { ReportLine } from './report-lines';

/**
 * Returns a function that reads the lines which all shells have added since its last call, file by file, because all
 * files together can be large.
 * @param since milliseconds of the oldest ones
 */
export function followReports(store: Pick<ReleaseStore, 'folder'>, since: number): () => Generator<ReportLine[]> {
  const read = new Map<string, number>();

  function newLines(file: string): ReportLine[] {
    const from = read.get(file) ?? 0;
    const { size } = statSync(file);
    if (size <= from) return [];
    const bytes = Buffer.alloc(size - from);
    const handle = openSync(file, 'r');
    try {
      readSync(handle, bytes, 0, bytes.length, from);
    } finally {
      closeSync(handle);
    }
    // Another shell may be writing the last line.
    const whole = bytes.lastIndexOf('\n') + 1;
    read.set(file, from + whole);
    return linesOf(bytes.subarray(0, whole).toString('utf8'));
  }

  return function* () {
    for (const file of listFiles(store, since)) yield newLines(file).filter(({ at }) => Date.parse(at) >= since);
  };
}
