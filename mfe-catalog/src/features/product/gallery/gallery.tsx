import { ProductImage } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../../messages';
import type { GalleryPicture } from './gallery-picture';
import { MAIN_SIZES } from './gallery-pictures';
import styles from './gallery.module.css';
import { PicturePreview } from './picture-preview';

const { product: words } = messages;

export interface GalleryProps {
  title: string;
  pictures: readonly GalleryPicture[];
}

/** The main picture, the further ones to choose from, and the preview in large. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [previewed, setPreviewed] = useState(false);
  const main = pictures[chosen] ?? pictures[0];
  if (!main) return <ProductImage alt={title} />;
  return (
    <section className={styles.gallery} aria-label={words.gallery}>
      <button type="button" className={styles.main} onClick={() => setPreviewed(true)} aria-label={words.enlarge}>
        <ProductImage key={main.src} {...main} alt={title} sizes={MAIN_SIZES} priority />
      </button>
      {pictures.length > 1 && (
        <ul className={styles.further}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={words.picture(index + 1, pictures.length)}
                aria-pressed={picture === main}
                onClick={() => setChosen(index)}
              >
                <ProductImage {...picture} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PicturePreview
        title={title}
        pictures={pictures}
        shown={previewed ? chosen : null}
        onShow={setChosen}
        onClose={() => setPreviewed(false)}
      />
    </section>
  );
}
