import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/tables';
import {
  demandSize,
  hashOf,
  inspectPhotograph,
  type Original,
  PhotographError,
  type PhotographStore,
} from '../modules/pictures/public';

/** The photographs that a file names, in one folder. Keeps only their facts in memory, never their bytes. */
export class PhotoFiles {
  readonly #known = new Map<string, Original | PhotographError>();

  /** @param folder of the photographs; nothing outside of it is read */
  constructor(
    private readonly folder: string,
    private readonly store: PhotographStore,
  ) {}

  /** Checks a photograph once, and returns its facts or why it cannot be used. */
  async inspect(db: Kysely<Database>, name: string): Promise<Original | PhotographError> {
    const known = this.#known.get(name);
    if (known) return known;
    const found = await this.#inspect(db, name).catch((error: unknown) => {
      if (error instanceof PhotographError) return error;
      throw error;
    });
    this.#known.set(name, found);
    return found;
  }

  /** Facts of a photograph that was checked. Throws a PhotographError for any other one. */
  original(name: string): Original {
    const known = this.#known.get(name);
    if (known === undefined || known instanceof PhotographError) throw known ?? changed(name);
    return known;
  }

  /** Stores every checked photograph. Throws a PhotographError when a file changed after its check. */
  async storeAll(): Promise<void> {
    for (const name of this.#known.keys()) {
      const { contentHash } = this.original(name);
      if (await this.store.has(contentHash)) continue;
      const bytes = await this.#read(name);
      if (hashOf(bytes) !== contentHash) throw changed(name);
      await this.store.put(contentHash, bytes);
    }
  }

  async #inspect(db: Kysely<Database>, name: string): Promise<Original> {
    const bytes = await this.#read(name);
    return (await this.#findStored(db, hashOf(bytes))) ?? (await inspectPhotograph(bytes));
  }

  /** The facts of an earlier import, which saves decoding the photograph again. */
  async #findStored(db: Kysely<Database>, contentHash: string): Promise<Original | null> {
    const row = await db
      .selectFrom('photographs')
      .select(['width', 'height', 'media_type'])
      .where('content_hash', '=', contentHash)
      .limit(1)
      .executeTakeFirst();
    if (!row || !(await this.store.has(contentHash))) return null;
    return { contentHash, width: row.width, height: row.height, mediaType: row.media_type };
  }

  async #read(name: string): Promise<Buffer> {
    const file = await this.#locate(name);
    const facts = await stat(file);
    if (!facts.isFile()) throw new PhotographError(`"${name}" is no file: write the name of a file.`);
    demandSize(facts.size);
    return readFile(file);
  }

  /** The file of that name. A name or link that leads out of the folder is refused, whatever it leads to. */
  async #locate(name: string): Promise<string> {
    const outside = new PhotographError(`"${name}" is outside of the folder of photographs: write a path inside it.`);
    const parts = name.split(/[/\\]/);
    if (name.includes('\\') || path.isAbsolute(name) || parts.includes('..')) throw outside;
    const folder = await realpath(this.folder);
    const file = await realpath(path.join(folder, name)).catch((cause: NodeJS.ErrnoException) => {
      if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(cause.code ?? '')) throw cause;
      throw new PhotographError(`There is no file "${name}" in ${this.folder}: add it, or correct the name.`, {
        cause,
      });
    });
    if (!file.startsWith(folder + path.sep)) throw outside;
    return file;
  }
}

const changed = (name: string) => new PhotographError(`The file "${name}" changed during the import: start it again.`);
