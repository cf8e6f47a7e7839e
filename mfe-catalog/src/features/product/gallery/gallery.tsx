import { usePlatform } from '@nkm/platform';
import { ProductImage } from '@nkm/ui';
import { type MouseEvent, useState } from 'react';
import { useDeferredPart } from '../../../deferred-part/use-deferred-part';
import type { GalleryPicture } from './gallery-picture';
import { MAIN_SIZES } from './gallery-pictures';
import styles from './gallery.module.css';
import { messages } from './messages';

const loadPreview = async () => (await import(/* webpackChunkName: "preview" */ './picture-preview')).PicturePreview;

export interface GalleryProps {
  title: string;
  pictures: readonly GalleryPicture[];
}

/** The main picture, thumbnails of the others, and the large preview. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [previewed, setPreviewed] = useState(false);
  const { toast } = usePlatform();
  const [Preview, load] = useDeferredPart(loadPreview, () => toast('error', messages.previewUnavailable));
  const main = pictures[chosen] ?? pictures[0];
  if (!main) return <ProductImage alt={title} />;

  /** Without scripts, the link opens the picture itself. */
  function enlarge(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load();
    setPreviewed(true);
  }
  return (
    <section className={styles.gallery} aria-label={messages.gallery}>
      <a className={styles.main} href={main.src} aria-label={messages.enlarge} onClick={enlarge}>
        <ProductImage key={main.src} {...main} alt={main.picture?.alt ?? title} sizes={MAIN_SIZES} priority />
      </a>
      {pictures.length > 1 && (
        <ul className={styles.further}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={messages.picture(index + 1, pictures.length)}
                aria-pressed={picture === main}
                onClick={() => setChosen(index)}
              >
                <ProductImage {...picture} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Preview && (
        <Preview
          title={title}
          pictures={pictures}
          shown={previewed ? chosen : null}
          onShow={setChosen}
          onClose={() => setPreviewed(false)}
        />
      )}
    </section>
  );
}
