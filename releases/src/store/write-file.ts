import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Names the file in an error of the system that names none, such as a full disk during a write. */
export function namingFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(file, error);
  }
}

/** As namingFile, for work that takes its time. */
export const namingFileLater = <T>(file: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw named(file, error);
  });

function named(file: string, error: unknown): unknown {
  const fault = error as NodeJS.ErrnoException;
  if (fault.syscall === undefined || fault.path !== undefined) return error;
  return Object.assign(fault, { path: file, message: `${fault.message} '${file}'` });
}

/** Writes a file and waits until it is on the disk. */
export function writeDurably(file: string, content: string | Uint8Array, mode = 0o644): void {
  const handle = openSync(file, 'wx', mode);
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    namingFile(file, () => {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    });
  } finally {
    closeSync(handle);
  }
}

/** A rename survives a crash only after its folder is synced. Windows cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Readers see the old or the new content, never a part. */
export function replaceFile(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    writeDurably(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(path.dirname(file));
}
