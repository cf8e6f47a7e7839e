/** Longest side of the photo in the dialog, in pixels: enough for a square of 512. */
const LONGEST_SIDE = 1_600;

/** A photo that the shopper has chosen, upright and drawn. */
export interface OpenedPhoto {
  canvas: HTMLCanvasElement;
  /** The content security policy accepts pictures only from this site and as data. */
  address: string;
}

/** Opens a photo in this browser. Rejects when the browser cannot show the file. */
export async function openPhoto(file: File): Promise<OpenedPhoto> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas');
    context.fillStyle = '#fff'; // JPEG has no transparency
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { canvas, address: canvas.toDataURL('image/jpeg', 0.85) };
  } finally {
    bitmap.close();
  }
}
