import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import * as icons from './icons';

/** Pixels; twice the width in the page, for sharp screens. */
const SIDE = 112;

/**
 * Thumbnail of a shopper's file, drawn on a canvas: the content security policy blocks other picture sources, and a
 * large photo stays out of the document.
 */
export function PictureThumbnail({ file, className }: { file: File; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPicture, setIsPicture] = useState(file.type.startsWith('image/') && 'createImageBitmap' in globalThis);

  useEffect(() => {
    if (!isPicture) return undefined;
    let left = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (!left) drawCovering(canvas.current, bitmap);
        bitmap.close();
      },
      () => !left && setIsPicture(false), // damaged, or a format that this browser cannot show
    );
    return () => {
      left = true;
    };
  }, [file, isPicture]);

  return isPicture ? (
    <canvas ref={canvas} className={className} width={SIDE} height={SIDE} />
  ) : (
    <Icon path={icons.file} />
  );
}

/** Fills the square with the centre of the picture. */
function drawCovering(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap) {
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const context = canvas?.getContext('2d');
  context?.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
}
