import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import type { Colour } from '../recipe/colours';
import { type Art, repaint, repaintDrawing } from './repaint';

export class UnknownArtError extends Error {
  override name = 'UnknownArtError';
}

const VARIATION_SELECTOR = 'fe0f';
/** Side of a rasterised drawing in pixels. */
const DRAWING_SIDE = 512;

/** Possible names of an emoji in the package, which is inconsistent about the variation selector. */
export function emojiNames(emoji: string): string[] {
  const codes = [...emoji].map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
  const bare = codes.filter((code) => code !== VARIATION_SELECTOR);
  return [...new Set([codes, bare, [...bare, VARIATION_SELECTOR]].map((list) => list.join('-')))];
}

/**
 * Reads the art of the demonstration pictures and keeps recent art in memory. A piece of art is an emoji of the package
 * `@lobehub/fluent-emoji-3d` (MIT), or a drawing of `seed/pictures/drawings`, called by its file name without `.svg`.
 */
export class ArtFiles {
  readonly #drawings: string;
  readonly #emoji: string;
  // At most 1 MB each.
  readonly #recent = new LRUCache<string, Promise<Art>>({ max: 24 });

  /** @param apiDir folder of the package with the drawings, which depends on the emoji */
  constructor(apiDir: string) {
    const manifest = createRequire(path.join(apiDir, 'package.json')).resolve('@lobehub/fluent-emoji-3d/package.json');
    this.#emoji = path.join(path.dirname(manifest), 'assets');
    this.#drawings = path.join(apiDir, 'seed', 'pictures', 'drawings');
  }

  /** The art, its body painted in a colour if there is one. Throws an UnknownArtError. */
  load(art: string, colour?: Colour): Promise<Art> {
    const key = JSON.stringify([art, colour]);
    const recent = this.#recent.get(key);
    if (recent) return recent;
    const loading = this.#read(art, colour);
    this.#recent.set(key, loading);
    // Current callers get the failure; later calls try again.
    loading.catch(() => this.#recent.delete(key));
    return loading;
  }

  /** File of the art. Throws an UnknownArtError. */
  locate(art: string): string {
    const files = isDrawing(art)
      ? [path.join(this.#drawings, `${art}.svg`)]
      : emojiNames(art).map((name) => path.join(this.#emoji, `${name}.webp`));
    const file = files.find((candidate) => existsSync(candidate));
    if (!file) throw new UnknownArtError(`No art for ${art}`);
    return file;
  }

  async #read(art: string, colour: Colour | undefined): Promise<Art> {
    const file = await readFile(this.locate(art));
    if (!isDrawing(art)) {
      const plain = await pixelsOf(sharp(file));
      return colour ? repaint(plain, colour) : plain;
    }
    const drawing = colour ? repaintDrawing(file.toString(), colour) : file.toString();
    return pixelsOf(sharp(Buffer.from(drawing)).resize(DRAWING_SIDE, DRAWING_SIDE));
  }
}

const isDrawing = (art: string) => /^[a-z-]+$/.test(art);

async function pixelsOf(picture: Sharp): Promise<Art> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
