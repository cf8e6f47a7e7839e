import type { Page } from '@playwright/test';

/** A landscape photo of noise, which compresses badly, as a file for a file chooser. */
export async function createCanvasPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_600;
    canvas.height = 1_000;
    const context = canvas.getContext('2d')!;
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let index = 0; index < pixels.data.length; index += 4) {
      const block = Math.floor(index / 4 / 40) + Math.floor(index / 4 / canvas.width / 40);
      pixels.data.set([(block * 73) % 256, (block * 151) % 256, (index * 7) % 256, 255], index);
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1]!;
  });
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
