/** Pixels of the photo's sides; the server stores no more. */
const SIDE = 512;
const QUALITY = 0.85;

/** A part of a photo, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest centred square: the choice before the shopper moves the photo. */
export function centreOf({ width, height }: { width: number; height: number }): Area {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/** The chosen square as a file. The server refuses small pictures, so a small part is enlarged. */
export async function cropPhoto(photo: HTMLCanvasElement, { x, y, width, height }: Area): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(photo, x, y, width, height, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The photo could not be encoded');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
