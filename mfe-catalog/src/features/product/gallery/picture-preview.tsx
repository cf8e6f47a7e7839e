import { Dialog, IconButton, ProductImage } from '@nkm/ui';
import type { KeyboardEvent } from 'react';
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

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined && count > 1) go(step);
  }
  return (
    <Dialog open={shown !== null} title={title} onClose={onClose} size="l">
      <div className={styles.preview} onKeyDown={onKeyDown}>
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
