import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps these files in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes that must be free. The clone of the project, the databases and the browsers need about half of it. */
const NEEDED = 8 * 2 ** 30;

/**
 * Puts the temporary files of this process and its children into memory, if there is enough of it. Each test database
 * has about a thousand files; a disk takes half a second to create them, memory a twentieth. Removes them when this
 * process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(path.join(IN_MEMORY, 'nkm-test-'));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, os.freemem()) >= NEEDED;
  } catch {
    return false; // not Linux
  }
}
