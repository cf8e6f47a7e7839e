import type { Picture } from '@nkm/contracts';
import clsx from 'clsx';
import { PicturePlaceholder } from './picture-placeholder';
import place from './picture-placeholder.module.css';
import styles from './product-image.module.css';
import { useWholePicture } from './use-whole-picture';

export interface ProductImageProps {
  picture?: Picture | null;
  /** The one address, for entities without renditions. */
  src?: string | null;
  /** What the picture shows; '' when the words beside it say it already. */
  alt: string;
  /** How wide it will be, e.g. `(min-width: 900px) 240px, 50vw`. */
  sizes?: string;
  /** The largest picture of the first view: loaded at once and first. All others wait until they come near. */
  priority?: boolean;
  /** Address of a smaller picture to try before the placeholder. */
  fallback?: string;
  className?: string;
}

/** A picture in a square that never moves the page; one that is broken or missing gives way (spec 1 §2.9). */
export function ProductImage({ picture, src, alt, sizes, priority, fallback, className }: ProductImageProps) {
  const { address, watch } = useWholePicture([picture?.src ?? src, fallback]);
  const renditions = address === picture?.src ? picture : null;

  if (!address) return <PicturePlaceholder alt={alt} className={className} />;
  const { width = 320, height = 320 } = picture ?? {};
  return (
    <picture className={clsx(place.frame, className)}>
      {renditions?.srcset_avif && <source type="image/avif" srcSet={renditions.srcset_avif} sizes={sizes} />}
      <img
        {...watch}
        className={styles.image}
        sizes={renditions ? sizes : undefined}
        srcSet={renditions?.srcset || undefined}
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
