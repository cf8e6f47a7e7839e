import type { ReleaseStore } from '@nkm/releases';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds that a file outlives its build, for tabs that are still open. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** A file with a hash of its content in its name never changes. */
export const IMMUTABLE = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;

/** The files of all builds of the shell that used this store within the last week. */
export const earlierFiles = (store: ReleaseStore): string => path.join(store.folder, 'shell-files');

/**
 * Stores the files of this build for tabs that stay open while a later build runs. Call it at the start and then
 * regularly: each call lengthens their life, and removes files that no build used for a week.
 * @throws when the store cannot be written
 */
export async function keepFiles(assetsFolder: string, keptFolder: string, now: Date): Promise<void> {
  await mkdir(keptFolder, { recursive: true });
  const own = (await readdir(assetsFolder)).filter((name) => IMMUTABLE.test(name));
  for (const name of own) await keepFile(path.join(assetsFolder, name), path.join(keptFolder, name), now);
  for (const name of await readdir(keptFolder)) {
    const file = path.join(keptFolder, name);
    const found = await stat(file).catch(() => null); // another shell removes files as well
    if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}

async function keepFile(from: string, to: string, now: Date): Promise<void> {
  try {
    await utimes(to, now, now);
  } catch {
    // Another shell must never read half a file.
    const part = `${to}.${randomUUID()}.part`;
    await copyFile(from, part, constants.COPYFILE_FICLONE);
    await utimes(part, now, now);
    await rename(part, to);
  }
}
