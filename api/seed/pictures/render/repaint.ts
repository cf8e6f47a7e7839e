import type { Colour } from '../recipe/colours';

/** Art as plain pixels: red, green, blue, opacity. */
export interface Art {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Art below this mean saturation counts as grey and is repainted entirely. */
const GREY_ART = 0.16;

const clamp01 = (value: number) => Math.min(1, Math.max(0, value));
const ramp = (from: number, to: number, value: number) => clamp01((value - from) / (to - from));

/**
 * Repaints the coloured parts of the art and leaves its greys (a white sole, a steel buckle). Lights and shades stay,
 * shifted by the gamma of the colour.
 */
export function repaint(art: Art, colour: Colour): Art {
  const pixels = new Uint8Array(art.pixels);
  const paintGreys = meanSaturation(pixels) < GREY_ART;
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue;
    const [saturation, lightness] = saturationAndLightness(pixels, i);
    const weight = paintGreys ? 1 : ramp(0.1, 0.32, saturation);
    if (weight === 0) continue;
    const shifted = lightness ** colour.gamma;
    const vivid = paintGreys ? colour.saturation : clamp01(colour.saturation * (0.55 + 0.6 * saturation));
    const [red, green, blue] = fromHsl(colour.hue, vivid, shifted);
    pixels[i] = mix(pixels[i] ?? 0, red, weight);
    pixels[i + 1] = mix(pixels[i + 1] ?? 0, green, weight);
    pixels[i + 2] = mix(pixels[i + 2] ?? 0, blue, weight);
  }
  return { ...art, pixels };
}

/**
 * Repaints the body of an SVG drawing. Its root names the colours of the body: `data-body="#5f9ff2 #2f66c4"`. Trimmings
 * and screens keep their colours.
 */
export function repaintDrawing(svg: string, colour: Colour): string {
  const body = /data-body="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
  return body.reduce((drawing, before) => drawing.replaceAll(before, repaintHex(before, colour)), svg);
}

function repaintHex(hex: string, { hue, saturation, gamma }: Colour): string {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  const [, lightness] = saturationAndLightness(Uint8Array.of(red, green, blue), 0);
  return `#${Buffer.from(fromHsl(hue, saturation, lightness ** gamma).map(Math.round)).toString('hex')}`;
}

function mix(before: number, after: number, weight: number): number {
  return Math.round(before + (after - before) * weight);
}

function saturationAndLightness(pixels: Uint8Array, i: number): [number, number] {
  const red = pixels[i] ?? 0;
  const green = pixels[i + 1] ?? 0;
  const blue = pixels[i + 2] ?? 0;
  const max = Math.max(red, green, blue) / 255;
  const min = Math.min(red, green, blue) / 255;
  const lightness = (max + min) / 2;
  // Chroma instead of HSL's saturation: nearly black and nearly white pixels do not count as vivid.
  return [max - min, lightness];
}

function meanSaturation(pixels: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 128) continue;
    sum += saturationAndLightness(pixels, i)[0];
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
