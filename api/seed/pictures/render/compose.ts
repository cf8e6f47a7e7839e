import sharp, { type OverlayOptions } from 'sharp';
import { encodeRendition, type PictureFormat, SHAPES } from '../../../src/modules/pictures/public';
import { COLOURS } from '../recipe/colours';
import { isBanner, type PictureObject, type PictureRecipe } from '../recipe/recipe';
import { drawBackground } from './draw-background';
import { drawCloth } from './draw-cloth';
import type { ArtFiles } from './art-files';

/** The picture's size in pixels. */
interface Frame {
  width: number;
  height: number;
}

/**
 * Composes a picture of the given width in pixels. Small ones are drawn at their own size, so that a card’s picture
 * stays cheap. Throws an UnknownArtError for missing art.
 */
export async function composePicture(
  recipe: PictureRecipe,
  width: number,
  format: PictureFormat,
  art: ArtFiles,
): Promise<Buffer> {
  const frame = { width, height: heightOf(recipe, width) };
  const layers: OverlayOptions[] = [];
  // One after the other, so that a picture takes one thread.
  for (const object of recipe.objects) layers.push(...(await placeObject(object, frame, art)));
  const ground = isBanner(recipe) ? drawCloth(recipe, frame) : drawBackground(recipe, width);
  const picture = sharp(Buffer.from(ground)).composite(layers).removeAlpha();
  return encodeRendition(picture, format);
}

function heightOf(recipe: PictureRecipe, width: number): number {
  return isBanner(recipe) ? Math.round(width / SHAPES[recipe.shape]) : width;
}

async function placeObject(object: PictureObject, frame: Frame, art: ArtFiles): Promise<OverlayOptions[]> {
  const { pixels, width, height } = await art.load(object.art, object.colour && COLOURS[object.colour]);
  const size = Math.max(1, Math.round(object.size * frame.height));
  const turned = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(size, size, { kernel: 'lanczos3' })
    // Rotation enlarges the frame; the corners stay transparent.
    .rotate(object.angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return cropToFrame(turned.data, turned.info, object, frame);
}

/** Crops a layer first, because sharp refuses layers larger than the picture. */
async function cropToFrame(
  layer: Buffer,
  { width, height }: { width: number; height: number },
  { x, y }: PictureObject,
  frame: Frame,
): Promise<OverlayOptions[]> {
  const left = Math.round(x * frame.width - width / 2);
  const top = Math.round(y * frame.height - height / 2);
  const cropLeft = Math.max(0, -left);
  const cropTop = Math.max(0, -top);
  const cropWidth = Math.min(width - cropLeft, frame.width - Math.max(0, left));
  const cropHeight = Math.min(height - cropTop, frame.height - Math.max(0, top));
  if (cropWidth <= 0 || cropHeight <= 0) return [];
  const input =
    cropWidth === width && cropHeight === height
      ? layer
      : await sharp(layer)
          .extract({ left: cropLeft, top: cropTop, width: cropWidth, height: cropHeight })
          .png({ compressionLevel: 0 })
          .toBuffer();
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }];
}
