import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { pictureQueue } from '../photographs/decoding';
import type { PictureFormat, Rendition } from '../rendition';
import { writeWhole } from '../write-whole';

/** What a picture is made from. */
export interface PictureSource {
  /** Clients cannot make the server draw sizes that no page uses. */
  widths: readonly Rendition['width'][];
  render(width: Rendition['width'], format: PictureFormat): Promise<Buffer>;
}

export interface RenditionStoreOptions {
  /** Folder of finished renditions. */
  folder: string;
  /** Null: unknown key. */
  findSource: (key: string) => Promise<PictureSource | null>;
  /** Called when a rendition could not be stored or read. It is served anyway, but the operator should know. */
  onKeepFailed: (error: unknown) => void;
}

const MEMORY = 24 * 1024 * 1024;
const MOST_WAITING = 400;

/** Renditions of pictures: from memory, else from the folder, else composed and stored. */
export class RenditionStore {
  readonly #memory = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: (file) => file.length + 1 });
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  readonly #line = pictureQueue.line(MOST_WAITING);

  constructor(private readonly options: RenditionStoreOptions) {}

  /**
   * The bytes of a rendition; null for an unknown picture or width. Throws a QueueFullError when too many are being
   * composed.
   */
  async get(key: string, rendition: Rendition): Promise<Buffer | null> {
    return this.#find(key, rendition, (work) => this.#line.run(work));
  }

  /** Prepares a rendition before its first request, with lower priority than requests. */
  async prepare(key: string, rendition: Rendition): Promise<void> {
    await this.#find(key, rendition, (work) => pictureQueue.runInBackground(work));
  }

  #find(key: string, rendition: Rendition, schedule: (work: () => Promise<Buffer>) => Promise<Buffer>) {
    const name = path.join(String(rendition.width), `${key}.${rendition.format}`);
    const known = this.#memory.get(name);
    if (known) return Promise.resolve(known);
    // Concurrent requests for the same rendition share the work.
    const underWay = this.#underWay.get(name);
    if (underWay) return underWay;
    const work = this.#readOrCompose(name, key, rendition, schedule).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, work);
    return work;
  }

  async #readOrCompose(
    name: string,
    key: string,
    { width, format }: Rendition,
    schedule: (work: () => Promise<Buffer>) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const kept = await this.#read(name);
    if (kept) return this.#remember(name, kept);
    const source = await this.options.findSource(key);
    if (!source?.widths.includes(width)) return null;
    const made = await schedule(() => source.render(width, format));
    await this.#keep(name, made);
    return this.#remember(name, made);
  }

  #remember(name: string, file: Buffer): Buffer {
    this.#memory.set(name, file);
    return file;
  }

  async #read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(path.join(this.options.folder, name));
    } catch (error) {
      // An unreadable file counts as missing: the picture is composed again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.options.onKeepFailed(error);
      return null;
    }
  }

  async #keep(name: string, file: Buffer): Promise<void> {
    try {
      await writeWhole(path.join(this.options.folder, name), file);
    } catch (error) {
      this.options.onKeepFailed(error);
    }
  }
}
