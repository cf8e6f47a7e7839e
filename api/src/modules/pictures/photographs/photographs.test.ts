import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { inspectPhotograph } from './inspect-photograph';
import { PhotographFolder } from './photograph-store';
import { PhotographError } from './read-header';
import { renderPhotograph, squareAround } from './render-photograph';
import { photographKey } from './save-photograph';

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/** A picture with a red left half and a blue right half. */
function halves(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

/** The colour in the middle of a picture. */
async function colourOf(picture: Buffer, at = 0.5): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * at)) * info.channels;
  return (data[pixel] ?? 0) > (data[pixel + 2] ?? 0) ? 'red' : 'blue';
}

describe('inspecting a photograph', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s', async (format) => {
    const original = await halves(400, 200).toFormat(format).toBuffer();
    expect(await inspectPhotograph(original)).toEqual({
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      width: 400,
      height: 200,
      mediaType: `image/${format}`,
    });
  });

  it('gives the size of the upright photograph when EXIF says that the camera was turned', async () => {
    const turned = await halves(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectPhotograph(turned)).toMatchObject({ width: 200, height: 400 });
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>');
  const jpeg = () => halves(400, 400).jpeg().toBuffer();
  it.each([
    ['text', async () => Buffer.from('not a picture'), /not a JPEG, PNG, WebP or AVIF/],
    ['SVG', async () => svg, /not a JPEG, PNG, WebP or AVIF/],
    ['GIF', async () => halves(400, 400).gif().toBuffer(), /not a JPEG, PNG, WebP or AVIF/],
    ['an empty file', async () => Buffer.alloc(0), /empty/],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 800), /damaged or incomplete/],
    ['a JPEG header with text', async () => Buffer.from('\xff\xd8\xff and so on', 'latin1'), /damaged or incomplete/],
    ['a small picture', async () => halves(400, 100).jpeg().toBuffer(), /smaller than 160 pixels/],
    ['more than 20 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)]), /larger than 20 MB/],
    [
      'a decompression bomb',
      async () =>
        sharp({ create: { width: 8000, height: 8000, channels: 3, background: RED } })
          .png()
          .toBuffer(),
      /more than 50 million pixels/,
    ],
  ])('refuses %s', async (_, make, message) => {
    const inspection = inspectPhotograph(await make());
    await expect(inspection).rejects.toThrow(PhotographError);
    await expect(inspection).rejects.toThrow(message);
  });
});

describe('a rendition of a photograph', () => {
  const shown = (x: number, size = { width: 800, height: 400 }) => ({ focus: { x, y: 0.5 }, size });

  it.each(['avif', 'webp'] as const)('is a square around the focal point, as %s', async (format) => {
    const original = await halves(800, 400).jpeg().toBuffer();
    const [left, right] = await Promise.all([0.1, 0.9].map((x) => renderPhotograph(original, shown(x), 160, format)));
    expect(await sharp(left).metadata()).toMatchObject({
      width: 160,
      height: 160,
      format: format === 'avif' ? 'heif' : 'webp',
    });
    expect([await colourOf(left!), await colourOf(right!)]).toEqual(['red', 'blue']);
  });

  it('is never larger than the original', async () => {
    const original = await halves(400, 300).jpeg().toBuffer();
    const large = await renderPhotograph(original, shown(0.5, { width: 400, height: 300 }), 960, 'webp');
    expect(await sharp(large).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  it('is upright and carries no metadata', async () => {
    // Turned by 90° clockwise, the red half is above the blue one.
    const original = await halves(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const top = { focus: { x: 0.5, y: 0 }, size: { width: 400, height: 800 } };
    const bottom = { ...top, focus: { x: 0.5, y: 1 } };
    expect(await colourOf(await renderPhotograph(original, top, 320, 'webp'))).toBe('red');
    const picture = await renderPhotograph(original, bottom, 320, 'webp');
    expect(await colourOf(picture)).toBe('blue');
    const { exif, orientation, icc } = await sharp(picture).metadata();
    expect({ exif, orientation, icc }).toEqual({});
  });

  it('keeps its square inside the picture', () => {
    const size = { width: 800, height: 400 };
    expect(squareAround({ x: 0, y: 0 }, size)).toEqual({ left: 0, top: 0, width: 400, height: 400 });
    expect(squareAround({ x: 0.5, y: 0.5 }, size)).toMatchObject({ left: 200, top: 0 });
    expect(squareAround({ x: 1, y: 1 }, size)).toMatchObject({ left: 400, top: 0 });
  });
});

describe('a photograph', () => {
  it('has a key that changes with its content, focal point and text', () => {
    const photograph = {
      contentHash: 'a'.repeat(64),
      width: 400,
      height: 400,
      mediaType: 'image/jpeg' as const,
      focus: { x: 0.5, y: 0.5 },
      alternativeText: 'A dress',
    };
    const key = photographKey('ankara-dress', photograph);
    expect(key).toMatch(/^ankara-dress-[0-9a-f]{16}$/);
    expect(photographKey('ankara-dress', { ...photograph })).toBe(key);
    for (const change of [
      { contentHash: 'b'.repeat(64) },
      { focus: { x: 0, y: 0 } },
      { alternativeText: 'Two dresses' },
    ])
      expect(photographKey('ankara-dress', { ...photograph, ...change })).not.toBe(key);
  });
});

describe('the folder of originals', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nkm-photographs-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const hash = 'ab'.repeat(32);

  it('returns what it stored, without temporary files', async () => {
    const store = new PhotographFolder(folder);
    expect([await store.has(hash), await store.get(hash)]).toEqual([false, null]);
    await Promise.all([store.put(hash, Buffer.from('original')), store.put(hash, Buffer.from('original'))]);
    expect([await store.has(hash), String(await store.get(hash))]).toEqual([true, 'original']);
    expect(await readdir(path.join(folder, 'photographs', 'ab'))).toEqual([hash]);
  });

  it.each(['../../etc/passwd', '', 'AB'.repeat(32), `${hash}/..`])('refuses the name %j', async (name) => {
    await expect(new PhotographFolder(folder).get(name)).rejects.toThrow(RangeError);
  });
});
