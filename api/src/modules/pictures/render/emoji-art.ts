import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Art as plain pixels: red, green, blue, opacity. */
export interface Art {
  pixels: Uint8Array;
  width: number;
  height: number;
}

export class UnknownEmojiError extends Error {
  override name = 'UnknownEmojiError';
}

const VARIATION_SELECTOR = 'fe0f';

/** Possible names of an emoji in the package, which is inconsistent about the variation selector. */
export function artNames(emoji: string): string[] {
  const codes = [...emoji].map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
  const bare = codes.filter((code) => code !== VARIATION_SELECTOR);
  return [...new Set([codes, bare, [...bare, VARIATION_SELECTOR]].map((list) => list.join('-')))];
}

/** Reads the Fluent emoji art (MIT) of the package `@lobehub/fluent-emoji-3d` and keeps recent art in memory. */
export class EmojiArt {
  readonly #folder: string;
  // 256 KB each.
  readonly #recent = new LRUCache<string, Promise<Art>>({ max: 60 });

  /** @param apiDir folder of the package that depends on the art */
  constructor(apiDir: string) {
    const manifest = createRequire(path.join(apiDir, 'package.json')).resolve('@lobehub/fluent-emoji-3d/package.json');
    this.#folder = path.join(path.dirname(manifest), 'assets');
  }

  /** Throws an UnknownEmojiError when the package has no such art. */
  load(emoji: string): Promise<Art> {
    const recent = this.#recent.get(emoji);
    if (recent) return recent;
    const loading = this.#read(emoji);
    this.#recent.set(emoji, loading);
    // Current callers get the failure; later calls try again.
    loading.catch(() => this.#recent.delete(emoji));
    return loading;
  }

  /** File of the art. Throws an UnknownEmojiError. */
  async locate(emoji: string): Promise<string> {
    for (const name of artNames(emoji)) {
      const file = path.join(this.#folder, `${name}.webp`);
      if (await access(file).then(() => true, () => false)) return file; // prettier-ignore
    }
    throw new UnknownEmojiError(`No art for ${emoji}`);
  }

  async #read(emoji: string): Promise<Art> {
    const { data, info } = await sharp(await this.locate(emoji)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
    return { pixels: data, width: info.width, height: info.height };
  }
}
