import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { dayOf, KEPT_DAYS, type ReportLine, reportsFolder } from './report-lines';

/** Bytes of a file, of one shell and day; anybody can send reports. */
export const LARGEST_FILE = 16 * 1024 * 1024;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Appends lines to today's file of this process. Several shells share a store, so each writes its own file.
 * @param writer name of the process, unique in the store
 * @returns false when they do not fit into the file: they are dropped
 * @throws when the store cannot be written
 */
export function appendReports(
  store: Pick<ReleaseStore, 'folder'>,
  writer: string,
  lines: readonly ReportLine[],
  now = Date.now(),
): boolean {
  const folder = path.join(reportsFolder(store), dayOf(now));
  const file = path.join(folder, `${writer}.jsonl`);
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size + Buffer.byteLength(text) > LARGEST_FILE) return false;
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, text);
  return true;
}

/** Removes the days that are over. @throws when the store cannot be written */
export function removeOldReports(store: Pick<ReleaseStore, 'folder'>, now = Date.now()): void {
  const oldest = dayOf(now - KEPT_DAYS * 86_400_000);
  mkdirSync(reportsFolder(store), { recursive: true });
  for (const day of readdirSync(reportsFolder(store)))
    if (DAY.test(day) && day < oldest) rmSync(path.join(reportsFolder(store), day), { recursive: true, force: true });
}
