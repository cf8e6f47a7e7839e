import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a temporary file beside the target and renames it, so that a crash never leaves a partial file. Creates the
 * folder. Throws what the file system throws.
 */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const part = `${target}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(part, bytes, { flush: true });
    await rename(part, target);
  } catch (error) {
    // The file may be missing, and the cause of the failed write can block its removal too.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
