/**
 * Writes contact sheets of the demonstration pictures, to look at after a change of the art:
 * `npm run contact-sheet -w api -- <folder>`. `cards-*` shows the first 100 products of the shop, `gallery-*` all
 * pictures of every fortieth product. `bytes.txt` has the median sizes of the files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { planCatalogue } from './catalogue/plan-catalogue';
import type { PictureSeed } from './catalogue/model';
import { composePicture } from './pictures/render/compose';
import { ArtFiles } from './pictures/render/art-files';

const SIDE = 240;
const COLUMNS = 8;
const ROWS = 5;
const CAPTION = 18;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder? npm run contact-sheet -w api -- <folder>');
const art = new ArtFiles(path.resolve(import.meta.dirname, '..'));
const { products } = planCatalogue(20_261);

interface Frame {
  caption: string;
  picture: PictureSeed;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

async function writeSheet(name: string, frames: readonly Frame[]): Promise<void> {
  const layers = frames.map(async ({ caption, picture }, index) => {
    const left = (index % COLUMNS) * SIDE;
    const top = Math.floor(index / COLUMNS) * (SIDE + CAPTION);
    const text = `<svg width="${SIDE}" height="${CAPTION}"><text x="4" y="13" font-size="12" font-family="sans-serif">${escaped(caption)}</text></svg>`;
    return [
      { input: await composePicture(picture.recipe, SIDE, 'webp', art), left, top },
      { input: Buffer.from(text), left, top: top + SIDE },
    ];
  });
  const height = Math.ceil(frames.length / COLUMNS) * (SIDE + CAPTION);
  await sharp({ create: { width: COLUMNS * SIDE, height, channels: 3, background: '#ffffff' } })
    .composite((await Promise.all(layers)).flat())
    .png()
    .toFile(path.join(folder!, `${name}.png`));
}

async function writeSheets(name: string, frames: readonly Frame[]): Promise<void> {
  const perSheet = COLUMNS * ROWS;
  for (let start = 0; start < frames.length; start += perSheet)
    await writeSheet(`${name}-${start / perSheet + 1}`, frames.slice(start, start + perSheet));
}

/** Median size in bytes. */
async function medianBytes(pictures: readonly PictureSeed[], width: number, format: 'avif' | 'webp'): Promise<number> {
  const sizes: number[] = [];
  for (const { recipe } of pictures) sizes.push((await composePicture(recipe, width, format, art)).length);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
}

async function main(): Promise<void> {
  await mkdir(folder!, { recursive: true });
  const newest = [...products].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const cards = newest.slice(0, 100).map(({ title, pictures }) => ({ caption: title, picture: pictures[0]! }));
  await writeSheets('cards', cards);
  const gallery = newest
    .filter((_, index) => index % 40 === 0)
    .flatMap(({ title, pictures }) => pictures.map((picture) => ({ caption: title, picture })));
  await writeSheets('gallery', gallery);
  const pictures = cards.map(({ picture }) => picture);
  const lines: string[] = [];
  for (const width of [160, 320, 640])
    for (const format of ['avif', 'webp'] as const)
      lines.push(`${width} px ${format}: median ${await medianBytes(pictures, width, format)} bytes`);
  await writeFile(path.join(folder!, 'bytes.txt'), `${lines.join('\n')}\n`);
}

void main();
