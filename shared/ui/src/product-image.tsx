import type { Picture } from '@nkm/contracts';
import clsx from 'clsx';
import { PicturePlaceholder } from './picture-placeholder';
import place from './picture-placeholder.module.css';
import styles from './product-image.module.css';
import { useWholePicture } from './use-whole-picture';

export interface ProductImageProps {
  picture?: Picture | null;
  /** Single address, for entities without renditions. */
  src?: string | null;
  /** Alternative text; '' when the text beside the picture already says it. */
  alt: string;
  /** Displayed width, e.g. `(min-width: 900px) 240px, 50vw`. */
  sizes?: string;
  /** For the largest picture of the first view: loads first. All others load when they come near. */
  priority?: boolean;
  /** Address of a smaller picture to try before the placeholder. */
  fallback?: string;
  className?: string;
}

/** A square picture without layout shift; a placeholder replaces a broken or missing one (SHR-SCR-006). */
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
