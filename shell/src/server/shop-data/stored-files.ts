import type { ReleaseStore } from '@nkm/releases';
import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds that a file stays after its last write: as long as the scripts of a tab that is still open. */
export const KEPT_MS = 7 * 24 * 3_600_000;
const CLEAN_UP_EVERY_MS = 3_600_000;
/** Bytes; a file has some 30 KB. Else a process that can write there could fill the memory of the shells. */
const LARGEST = 4 * 1024 * 1024;
const NAME = /^[0-9a-f]{16}\.json$/;

/** The folder of the store with the shop data of all shells. */
export const storedFolder = (store: Pick<ReleaseStore, 'folder'>): string => path.join(store.folder, 'shop-data');

export const sha256 = (json: Buffer): Buffer => createHash('sha256').update(json).digest();

/** A file is named after its content. */
export const shopFileName = (hash: Buffer): string => `${hash.toString('hex').slice(0, 16)}.json`;

/** The files of shop data in the store, which all shells share. They are unsigned: their names are their hashes. */
export interface StoredFiles {
  /**
   * Writes a file, or writes it again: that renews its time, and repairs it if it is damaged. Once an hour, also
   * removes the files that no shell wrote for a week.
   * @throws when the store cannot be written
   */
  write(name: string, json: Buffer): Promise<void>;
  /**
   * Null for an unknown name.
   * @throws when the file cannot be read, or is not the one of its name
   */
  read(name: string): Promise<Buffer | null>;
}

export function openStoredFiles(store: Pick<ReleaseStore, 'folder'>): StoredFiles {
  const folder = storedFolder(store);
  let cleanedUpAt = 0;

  /** @param now milliseconds, by the clock that dates the files */
  async function removeUnused(now: number): Promise<void> {
    if (now - cleanedUpAt < CLEAN_UP_EVERY_MS) return;
    cleanedUpAt = now;
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const found = await lstat(file).catch(() => null); // another shell removes files as well
      // Another shell can write it again just now. Then it is missing until that shell renews it.
      if (found && now - found.mtimeMs > KEPT_MS) await rm(file, { force: true, recursive: true });
    }
  }

  return {
    async write(name, json) {
      await mkdir(folder, { recursive: true });
      // Another shell must never read half a file.
      const part = path.join(folder, `${name}.${randomUUID()}.part`);
      let now: number;
      try {
        await writeFile(part, json);
        now = (await stat(part)).mtimeMs;
        await rename(part, path.join(folder, name));
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
      await removeUnused(now);
    },
    async read(name) {
      if (!NAME.test(name)) return null;
      const file = path.join(folder, name);
      try {
        const found = await lstat(file);
        const json = found.isFile() && found.size <= LARGEST ? await readFile(file) : null;
        if (json && shopFileName(sha256(json)) === name) return json;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
      throw new Error(`${file} is not the file of its name`);
    },
  };
}
