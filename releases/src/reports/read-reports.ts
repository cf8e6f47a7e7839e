import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { dayOf, type ReportLine, reportsFolder } from './report-lines';

/** The lines of all shells since a time in milliseconds, in no order. Skips lines that a crash cut off. */
export function readReports(store: Pick<ReleaseStore, 'folder'>, since: number): ReportLine[] {
  return listFiles(store, since)
    .flatMap((file) => linesOf(readFileSync(file, 'utf8')))
    .filter((line) => Date.parse(line.at) >= since);
}

/** The files of all days since then. */
export function listFiles(store: Pick<ReleaseStore, 'folder'>, since: number): string[] {
  const first = dayOf(since);
  return list(reportsFolder(store))
    .filter((day) => day >= first)
    .flatMap((day) =>
      list(path.join(reportsFolder(store), day)).map((file) => path.join(reportsFolder(store), day, file)),
    )
    .filter((file) => file.endsWith('.jsonl'));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Skips what is no line. */
export function linesOf(text: string): ReportLine[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as ReportLine];
    } catch {
      return []; // empty, or cut off
    }
  });
}
