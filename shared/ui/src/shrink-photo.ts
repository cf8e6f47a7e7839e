/** Largest file that the shop sends, in bytes: mobile data costs the shopper money. */
const LARGEST = 100 * 1024;
/** Longest side in pixels, and JPEG qualities, until the photo is small enough. */
const SIDES = [1280, 1024, 800, 640];
const QUALITIES = [0.8, 0.65, 0.5];
const TYPE = 'image/jpeg'; // not every browser can write WebP

/**
 * Makes a photo small enough to send: at most 100 KB as JPEG, upright. A photo that this browser cannot read stays as
 * it is, and the server decides.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= LARGEST || !('createImageBitmap' in globalThis)) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  try {
    let smallest: Blob = file;
    for (const side of SIDES) {
      const canvas = draw(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
      for (const quality of QUALITIES) {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, quality));
        if (blob && blob.size < smallest.size) smallest = blob;
        if (smallest.size <= LARGEST) break;
      }
      if (smallest.size <= LARGEST) break;
    }
    return smallest === file ? file : new File([smallest], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: TYPE });
  } finally {
    bitmap.close();
  }
}

/** JPEG has no transparency, so the ground is white. */
function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
