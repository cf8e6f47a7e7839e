import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PictureRecipe } from '../recipe/recipe';
import type { PictureFormat } from '../render/compose';
import { hasWidth, type Rendition } from '../rendition';
import { WorkQueue } from './work-queue';

export interface RenditionStoreOptions {
  /** Where finished renditions are kept. */
  folder: string;
  compose: (recipe: PictureRecipe, width: number, format: PictureFormat) => Promise<Buffer>;
  /** Null: there is no picture of that key. */
  findRecipe: (key: string) => Promise<PictureRecipe | null>;
  /** A rendition that could not be kept or read is served all the same; whoever runs the server should know. */
  onKeepFailed: (error: unknown) => void;
}

const MEMORY = 24 * 1024 * 1024;
// Composing takes all of a core: two at a time leave the API room to answer.
const PLACES = 2;
const MOST_WAITING = 400;

/** Renditions of pictures: from memory, else from the folder, else composed now and kept. */
export class RenditionStore {
  readonly #memory = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: (file) => file.length + 1 });
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  readonly #queue = new WorkQueue(PLACES, MOST_WAITING);

  constructor(private readonly options: RenditionStoreOptions) {}

  /**
   * The bytes of a rendition, null when there is no such picture, or not in that width. Throws a QueueFullError when too many are
   * being composed.
   */
  async get(key: string, rendition: Rendition): Promise<Buffer | null> {
    return this.#find(key, rendition, (work) => this.#queue.run(work));
  }

  /** Makes a rendition ahead of its first visitor, behind everything that somebody waits for. */
  async prepare(key: string, rendition: Rendition): Promise<void> {
    await this.#find(key, rendition, (work) => this.#queue.runInBackground(work));
  }

  #find(key: string, rendition: Rendition, schedule: (work: () => Promise<Buffer>) => Promise<Buffer>) {
    const name = path.join(String(rendition.width), `${key}.${rendition.format}`);
    const known = this.#memory.get(name);
    if (known) return Promise.resolve(known);
    // Everybody who asks for the same rendition meanwhile gets the same work.
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
    const recipe = await this.options.findRecipe(key);
    if (!recipe || !hasWidth(recipe, width)) return null;
    const made = await schedule(() => this.options.compose(recipe, width, format));
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
      // Unreadable is as good as absent to the visitor: the picture is composed again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.options.onKeepFailed(error);
      return null;
    }
  }

  /** Written aside and renamed: a reader never sees half a picture, whatever ends the process meanwhile. */
  async #keep(name: string, file: Buffer): Promise<void> {
    const target = path.join(this.options.folder, name);
    const part = `${target}.${randomUUID()}.part`;
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(part, file);
      await rename(part, target);
    } catch (error) {
      this.options.onKeepFailed(error);
      // It may never have been there, and what stopped the writing may stop this too.
      await rm(part, { force: true }).catch(() => undefined);
    }
  }
}
