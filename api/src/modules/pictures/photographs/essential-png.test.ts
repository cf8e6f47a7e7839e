import sharp from 'sharp';
import { addPackedTexts } from '../../../../test/packed-texts';
import { openOriginal } from './decoding';
import { essentialPng } from './essential-png';

const HEAD = 33;
const png = () => sharp({ create: { width: 400, height: 300, channels: 4, background: '#a030' } }).png();

describe('a PNG', () => {
  it('is opened without its texts, so that none is unpacked', async () => {
    const file = await png().toBuffer();
    const bomb = addPackedTexts(file, 20);
    expect((await sharp(bomb).metadata()).comments).toHaveLength(20);
    expect(essentialPng(bomb).equals(file)).toBe(true);
    expect((await openOriginal(bomb).metadata()).comments).toBeUndefined();
  });

  it('keeps what it looks like: colours, profile, transparency and orientation', async () => {
    const file = await png().withIccProfile('p3').withMetadata({ orientation: 6 }).toBuffer();
    const { autoOrient, icc, hasAlpha, density } = await openOriginal(file).metadata();
    expect([autoOrient, icc !== undefined, hasAlpha]).toEqual([{ width: 300, height: 400 }, true, true]);
    expect(density).toBe((await sharp(file).metadata()).density);
    const palette = await png().png({ palette: true, colours: 8 }).toBuffer();
    expect(await openOriginal(palette).raw().toBuffer()).toEqual(await sharp(palette).raw().toBuffer());
  });

  it('that is cut off, or names a length beyond its end, stays a damaged file', async () => {
    const file = await png().toBuffer();
    const long = Buffer.from(file);
    long.writeUInt32BE(0xfffffff0, HEAD);
    for (const damaged of [file.subarray(0, file.length - 20), file.subarray(0, 20), long])
      await expect(openOriginal(essentialPng(damaged)).raw().toBuffer()).rejects.toThrow();
  });

  it('loses what stands behind its end; other files stay as they are', async () => {
    const file = await png().toBuffer();
    expect(essentialPng(Buffer.concat([file, Buffer.from('<script>')])).equals(file)).toBe(true);
    const jpeg = await png().flatten().jpeg().toBuffer();
    expect(essentialPng(jpeg)).toBe(jpeg);
  });
});
