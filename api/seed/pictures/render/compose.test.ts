import sharp from 'sharp';
import { API_DIR } from '../../../test/test-databases';
import { COLOURS } from '../recipe/colours';
import { CLOTHS, PATTERNS, type Recipe } from '../recipe/recipe';
import { composePicture } from './compose';
import { ArtFiles, emojiNames, UnknownArtError } from './art-files';
import { repaint, repaintDrawing } from './repaint';

const art = new ArtFiles(API_DIR);
const recipe = (change: Partial<Recipe> = {}): Recipe => ({
  background: 2,
  pattern: 'plain',
  objects: [{ art: '👗', x: 0.5, y: 0.5, size: 0.7, angle: 12 }],
  ...change,
});

describe('the renderer of pictures', () => {
  it.each([160, 320, 640, 960])('composes a square of %i pixels in both formats', async (side) => {
    for (const format of ['avif', 'webp'] as const) {
      const metadata = await sharp(await composePicture(recipe(), side, format, art)).metadata();
      expect(metadata).toMatchObject({ width: side, height: side, hasAlpha: false });
      expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
  });

  it('keeps a card picture small', async () => {
    const sizes = await Promise.all(
      PATTERNS.map(async (pattern) => (await composePicture(recipe({ pattern }), 320, 'avif', art)).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(9000);
  });

  it('crops objects at the edge, and omits objects outside', async () => {
    const objects = [
      { art: '👠', x: 0.02, y: 0.98, size: 1.4, angle: 30 },
      { art: '👠', x: 3, y: -2, size: 0.3, angle: 0 },
    ];
    const metadata = await sharp(await composePicture(recipe({ objects }), 160, 'webp', art)).metadata();
    expect(metadata).toMatchObject({ width: 160, height: 160 });
  });

  it.each(CLOTHS)('composes banners on %s, small enough for a phone', async (cloth) => {
    const objects = [{ art: '👗', x: 0.76, y: 0.5, size: 0.8, angle: 0 }];
    const banner = await composePicture({ shape: 'banner', cloth, objects }, 960, 'avif', art);
    expect(await sharp(banner).metadata()).toMatchObject({ width: 960, height: 320, hasAlpha: false });
    const phone = await composePicture({ shape: 'card', cloth, objects }, 480, 'avif', art);
    expect(await sharp(phone).metadata()).toMatchObject({ width: 480, height: 320 });
    expect(Math.max(banner.length, phone.length)).toBeLessThan(40_000);
  });

  it('finds art under each of its names, and throws for unknown art', async () => {
    expect(emojiNames('⌚')).toEqual(['231a', '231a-fe0f']);
    expect(emojiNames('❤️')).toEqual(['2764-fe0f', '2764']);
    for (const unknown of ['no-such-drawing', '../drawings/tablet', 'x'])
      await expect(art.load(unknown)).rejects.toThrow(UnknownArtError);
  });
});

describe('repainting', () => {
  const one = (...pixel: number[]) => ({ pixels: Uint8Array.from(pixel), width: 1, height: 1 });
  const hueOf = (pixels: Uint8Array) => {
    const [r = 0, g = 0, b = 0] = pixels;
    return r >= g && r >= b ? 'red' : g >= b ? 'green' : 'blue';
  };

  it('repaints coloured parts', () => {
    expect(hueOf(repaint(one(200, 40, 40, 255), COLOURS.Green).pixels)).toBe('green');
    expect(hueOf(repaint(one(40, 40, 200, 255), COLOURS.Red).pixels)).toBe('red');
  });

  it('leaves the greys of coloured art and clear pixels alone', () => {
    const shoe = { pixels: Uint8Array.from([220, 30, 30, 255, 240, 240, 238, 255, 9, 9, 9, 0]), width: 3, height: 1 };
    expect([...repaint(shoe, COLOURS.Blue).pixels].slice(4)).toEqual([240, 240, 238, 255, 9, 9, 9, 0]);
  });

  it('repaints art that is entirely grey', () => {
    expect(hueOf(repaint(one(128, 128, 128, 255), COLOURS['Royal Blue']).pixels)).toBe('blue');
  });

  it('repaints the body of a drawing and nothing else', () => {
    const drawing = '<svg data-body="#3769bf #1f4488"><path fill="#3769bf"/><path fill="#84d99a"/></svg>';
    const red = repaintDrawing(drawing, COLOURS.Red);
    const [, body = ''] = /<path fill="#([0-9a-f]{6})"/.exec(red)!;
    expect(hueOf(Uint8Array.from(Buffer.from(body, 'hex')))).toBe('red');
    expect(red).toContain('#84d99a');
    expect(repaintDrawing('<svg><path fill="#3769bf"/></svg>', COLOURS.Red)).toContain('#3769bf');
  });

  it('keeps lights lighter than shades', () => {
    const both = repaint(
      { pixels: Uint8Array.from([250, 120, 120, 255, 120, 10, 10, 255]), width: 2, height: 1 },
      COLOURS.Emerald,
    ).pixels;
    expect(Math.max(...both.slice(0, 3))).toBeGreaterThan(Math.max(...both.slice(4, 7)));
  });
});
