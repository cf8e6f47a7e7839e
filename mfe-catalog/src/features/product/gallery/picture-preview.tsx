import { Dialog, IconButton, icons, ProductImage } from '@nkm/ui';
import { useEffect, useRef, useState } from 'react';
import type { GalleryPicture } from './gallery-picture';
import { messages } from './messages';
import styles from './picture-preview.module.css';

/** Zoom limits as multiples of the dialog's size. */
const SMALLEST_ZOOM = 1;
const LARGEST_ZOOM = 3;

/** One step in or out, within the limits. */
function nextZoom(zoom: number, step: number): number {
  return Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, zoom + step));
}

export interface PicturePreviewProps {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Index of the shown picture; null while the preview is closed. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * Shows the pictures large, one at a time. Arrow keys change the picture, or scroll it while it is zoomed; plus and
 * minus zoom.
 */
export function PicturePreview({ title, pictures, shown, onShow, onClose }: PicturePreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(SMALLEST_ZOOM);
  const count = pictures.length;
  const index = shown ?? 0;
  const go = (step: number) => onShow((index + step + count) % count);
  const picture = pictures[index];
  const zoomBy = (step: 1 | -1) => setZoom((now) => nextZoom(now, step));

  useEffect(() => setZoom(SMALLEST_ZOOM), [shown]);
  useEffect(() => showMiddle(stage.current), [zoom]);
  useEffect(() => {
    if (shown === null) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const zoomed = { '+': 1, '=': 1, '-': -1 }[key];
      if (zoomed) setZoom((now) => nextZoom(now, zoomed));
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step && count > 1 && zoom === SMALLEST_ZOOM) onShow((shown + step + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, count, zoom, onShow]);

  return (
    <Dialog open={shown !== null} title={title} onClose={onClose} size="l">
      <div className={styles.preview}>
        {/* In the tab order, so that keys can scroll the enlarged picture. */}
        <div ref={stage} className={styles.stage} role="group" aria-label={messages.enlarged} tabIndex={0}>
          {picture && (
            <div className={styles.picture} data-zoom={zoom}>
              <ProductImage
                key={picture.src}
                {...picture}
                alt={picture.picture?.alt ?? `${title}: ${messages.picture(index + 1, count)}`}
                sizes={zoom === SMALLEST_ZOOM ? '90vmin' : '180vmin'}
              />
            </div>
          )}
        </div>
        <div className={styles.steps}>
          {count > 1 && (
            <IconButton
              icon={icons.chevron}
              className={styles.previous}
              label={messages.previousPicture}
              onClick={() => go(-1)}
            />
          )}
          <span aria-live="polite">{messages.picture(index + 1, count)}</span>
          {count > 1 && <IconButton icon={icons.chevron} label={messages.nextPicture} onClick={() => go(1)} />}
          <IconButton
            icon={icons.minus}
            label={messages.zoomOut}
            aria-disabled={zoom === SMALLEST_ZOOM}
            onClick={() => zoomBy(-1)}
          />
          <IconButton
            icon={icons.plus}
            label={messages.zoomIn}
            aria-disabled={zoom === LARGEST_ZOOM}
            onClick={() => zoomBy(1)}
          />
        </div>
      </div>
    </Dialog>
  );
}

function showMiddle(stage: HTMLElement | null): void {
  if (!stage) return;
  stage.scrollLeft = (stage.scrollWidth - stage.clientWidth) / 2;
  stage.scrollTop = (stage.scrollHeight - stage.clientHeight) / 2;
}
