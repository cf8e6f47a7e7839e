import { crc32 } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { ApiProblem } from '../../platform/errors/api-problem';
import { encodePhoto } from './encode-photo';

const RED = { r: 200, g: 40, b: 30, alpha: 0.5 };
const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: RED } });
const encode = (file: Buffer) => encodePhoto(file, { field: 'photo' });

/** The same PNG whose head claims another size, 16 bits for each value, and interlaced lines. */
function claimPng(png: Buffer, { width, height, deep = false }: { width: number; height: number; deep?: boolean }) {
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  if (deep) png.set([16, 6, 0, 0, 1], 24);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The same JPEG whose frame header claims another size. */
function claimJpeg(jpeg: Buffer, frame: number, { width, height }: { width: number; height: number }) {
  const start = jpeg.indexOf(Buffer.from([0xff, frame]));
  jpeg.writeUInt16BE(height, start + 5);
  jpeg.writeUInt16BE(width, start + 7);
  return jpeg;
}
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;

describe('a photo of a shopper', () => {
  it.each<[string, () => Promise<Buffer>, Partial<Metadata>]>([
    ['a JPEG of 40 megapixels', () => picture(7_300, 5_480).jpeg().toBuffer(), { width: 1_600, height: 1_201 }],
    [
      'a JPEG of 24 megapixels on its side',
      () => picture(6_000, 4_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      { width: 1_067, height: 1_600 },
    ],
    [
      'a progressive JPEG of 12 megapixels',
      () => picture(4_000, 3_000).jpeg({ progressive: true }).toBuffer(),
      { width: 1_600, height: 1_200 },
    ],
    [
      'an interlaced PNG of 2 megapixels with 16 bits for each colour',
      () => picture(1_600, 1_200, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      { width: 1_600, height: 1_200, depth: 'uchar', hasAlpha: true },
    ],
    ['a PNG with a palette', () => picture(800, 600).png({ palette: true }).toBuffer(), { width: 800, height: 600 }],
    ['a WebP with transparency', () => picture(800, 600, 4).webp().toBuffer(), { width: 800, hasAlpha: true }],
    ['an AVIF', () => picture(800, 600).avif({ effort: 0 }).toBuffer(), { width: 800, height: 600 }],
  ])('is accepted as %s', async (_, make, expected) => {
    const { file, width, height } = await encode(await make());
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height, ...expected });
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    [
      'an interlaced PNG of 49 megapixels with 16 bits for each colour',
      async () => claimPng(await picture(400, 400, 4).png().toBuffer(), { width: 7_000, height: 7_000, deep: true }),
      'The picture has more than 12 million pixels: save it as JPEG, or make it smaller.',
    ],
    [
      'a PNG of 13 megapixels',
      () => picture(4_200, 3_100).png().toBuffer(),
      'The picture has more than 12 million pixels: save it as JPEG, or make it smaller.',
    ],
    [
      'an interlaced PNG of 9 megapixels with 16 bits for each colour',
      async () => claimPng(await picture(400, 400, 4).png().toBuffer(), { width: 3_000, height: 3_000, deep: true }),
      'The picture takes too much memory to open: save it as JPEG, or make it smaller.',
    ],
    [
      'a JPEG of 51 megapixels',
      async () => claimJpeg(await picture(400, 400).jpeg().toBuffer(), BASELINE, { width: 8_500, height: 6_000 }),
      'The picture has more than 50 million pixels: make it smaller.',
    ],
    [
      'a progressive JPEG of 40 megapixels',
      async () => {
        const jpeg = await picture(400, 400).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
        return claimJpeg(jpeg, PROGRESSIVE, { width: 7_300, height: 5_480 });
      },
      'The picture takes too much memory to open: save it as a JPEG that is not progressive, or make it smaller.',
    ],
    [
      'an AVIF of 9 megapixels',
      () => picture(3_000, 3_000, 3).avif({ effort: 0 }).toBuffer(),
      'The picture takes too much memory to open: save it as JPEG, or make it smaller.',
    ],
  ])('is refused before it is decoded as %s', async (_, make, message) => {
    const file = await make();
    const decoded = jest.spyOn(sharp.prototype, 'toBuffer');
    await expect(encode(file)).rejects.toMatchObject({ status: 422, errors: { photo: [message] } });
    expect(decoded).not.toHaveBeenCalled();
    decoded.mockRestore();
  });

  it('is decoded once', async () => {
    const file = await picture(800, 600).jpeg().toBuffer();
    const decoded = jest.spyOn(sharp.prototype, 'toBuffer');
    await encode(file);
    expect(decoded).toHaveBeenCalledTimes(1);
    decoded.mockRestore();
  });

  it('is refused for some seconds while two photos are decoded and six wait', async () => {
    const file = await picture(2_000, 1_500).jpeg().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => encode(file)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(ApiProblem);
      expect(reason).toMatchObject({ status: 503, retryAfter: 5 });
    }
    expect((await encode(file)).width).toBe(1_600);
  });
});
