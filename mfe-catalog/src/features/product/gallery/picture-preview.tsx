import { Dialog, IconButton, ProductImage } from '@nkm/ui';
import { useEffect } from 'react';
import { messages } from '../../../messages';
import type { GalleryPicture } from './gallery-picture';
import styles from './picture-preview.module.css';

const { product: words } = messages;

export interface PicturePreviewProps {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture that is shown; null while the preview is closed. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The pictures in large, one after another; arrow keys go through them. */
export function PicturePreview({ title, pictures, shown, onShow, onClose }: PicturePreviewProps) {
  const count = pictures.length;
  const index = shown ?? 0;
  const go = (step: number) => onShow((index + step + count) % count);
  const picture = pictures[index];

  useEffect(() => {
    if (shown === null || count < 2) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step !== undefined) onShow((shown + step + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, count, onShow]);

  return (
    <Dialog open={shown !== null} title={title} onClose={onClose} size="l">
      <div className={styles.preview}>
        {picture && (
          <ProductImage
            key={picture.src}
            {...picture}
            alt={`${title}: ${words.picture(index + 1, count)}`}
            sizes="90vmin"
          />
        )}
        {count > 1 && (
          <p className={styles.steps}>
            <IconButton
              icon="chevron"
              className={styles.previous}
              label={words.previousPicture}
              onClick={() => go(-1)}
            />
            <span aria-live="polite">{words.picture(index + 1, count)}</span>
            <IconButton icon="chevron" label={words.nextPicture} onClick={() => go(1)} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
