import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../write-whole';

/**
 * Originals of photographs, each under the SHA-256 of its bytes, in hex. A stored original never changes. Every process
 * of the API must reach the same originals; object storage can implement this too.
 */
export interface PhotographStore {
  /** Stores an original completely or not at all. Storing it again has no effect. */
  put(contentHash: string, original: Buffer): Promise<void>;
  /** Null: not stored. Throws when the storage cannot be read. */
  get(contentHash: string): Promise<Buffer | null>;
  has(contentHash: string): Promise<boolean>;
  /** Deletes an original that nothing shows. Deleting it again has no effect. */
  delete(contentHash: string): Promise<void>;
}

/** Keeps originals in `photographs` below DATA_DIR. Several API processes share that folder (docs/decisions/0074). */
export class PhotographFolder implements PhotographStore {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'photographs');
  }

  async put(contentHash: string, original: Buffer): Promise<void> {
    if (!(await this.has(contentHash))) await writeWhole(this.#file(contentHash), original);
  }

  async get(contentHash: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#file(contentHash));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async has(contentHash: string): Promise<boolean> {
    try {
      await access(this.#file(contentHash));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async delete(contentHash: string): Promise<void> {
    await rm(this.#file(contentHash), { force: true });
  }

  /** Folders of the first two digits keep each folder small. */
  #file(contentHash: string): string {
    if (!/^[0-9a-f]{64}$/.test(contentHash)) throw new RangeError('The name of an original must be a SHA-256.');
    return path.join(this.#folder, contentHash.slice(0, 2), contentHash);
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
