import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { GONE_MS, isRunningShell, type RunningShell, shellsFolder } from './running-shell';

/** Bytes; a note has less than two kilobytes. */
const LARGEST = 16_384;
/** Notes that are read, newest first. */
const MOST = 100;

export interface RunningShells {
  shells: RunningShell[];
  /** Why notes were not read, one line each. */
  warnings: string[];
}

/** What the shells that use this store now provide. Reads no note that is too large, malformed or not renewed. */
export function readShells(store: Pick<ReleaseStore, 'folder'>): RunningShells {
  const folder = shellsFolder(store);
  if (!existsSync(folder)) return { shells: [], warnings: [] };
  const now = timeIn(folder);
  const notes = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const found = lstatSync(path.join(folder, name), { throwIfNoEntry: false });
      return found && now - found.mtimeMs <= GONE_MS ? [{ name, found }] : [];
    })
    .sort((a, b) => b.found.mtimeMs - a.found.mtimeMs);
  const shells: RunningShell[] = [];
  const warnings =
    notes.length > MOST ? [`${folder} has ${notes.length} notes of shells: only ${MOST} of them are read`] : [];
  for (const { name, found } of notes.slice(0, MOST)) {
    const file = path.join(folder, name);
    const shell = found.isFile() && found.size <= LARGEST ? readNote(file) : null;
    if (shell) shells.push(shell);
    else warnings.push(`${file} is not the note of a shell: it is ignored`);
  }
  return { shells, warnings };
}

/** The clock that dates the files of the folder. That of this machine may be days ahead or behind. */
function timeIn(folder: string): number {
  const probe = path.join(folder, `${randomUUID()}.time`);
  writeFileSync(probe, '');
  const { mtimeMs } = statSync(probe);
  rmSync(probe);
  return mtimeMs;
}

function readNote(file: string): RunningShell | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRunningShell(value) ? value : null;
  } catch {
    return null; // damaged, or removed since
  }
}
