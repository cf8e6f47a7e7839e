import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { replaceFile } from '../store/write-file';
import { GONE_MS, NOTE_EVERY_MS, type RunningShell, shellsFolder } from './running-shell';

/**
 * Notes in the store what this shell provides, at once and then every minute, and removes notes of shells that ended
 * without a word.
 * @param onProblem is called for each note that cannot be written or removed
 * @returns removes the note
 */
export function noteShell(
  store: Pick<ReleaseStore, 'folder'>,
  shell: RunningShell,
  onProblem: (error: unknown) => void,
): () => void {
  const folder = shellsFolder(store);
  const file = path.join(folder, `${randomUUID()}.json`);
  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      onProblem(error);
    }
  }
  function note(): void {
    mkdirSync(folder, { recursive: true });
    replaceFile(file, JSON.stringify(shell));
    removeGone(folder, statSync(file).mtimeMs);
  }
  attempt(note);
  const timer = setInterval(() => attempt(note), NOTE_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    attempt(() => rmSync(file, { force: true }));
  };
}

/** @param now milliseconds, by the clock that dates the files */
function removeGone(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false }); // another shell removes files as well
    if (found && now - found.mtimeMs > GONE_MS) rmSync(file, { force: true, recursive: true });
  }
}
