import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A restore that has begun. */
export interface Restore {
  /** Folder of the backup. */
  backup: string;
  /** SHA-256 of its manifest. */
  id: string;
}

/** The file in `DATA_DIR` that exists while a restore runs, and after one that ended half way. */
export const restoreMarker = (dataDir: string) => path.join(dataDir, 'restore.json');

/** The restore that has not finished in this data folder, or null. */
export function unfinishedRestore(dataDir: string): Restore | null {
  try {
    return JSON.parse(readFileSync(restoreMarker(dataDir), 'utf8')) as Restore;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) return null;
    throw error;
  }
}
