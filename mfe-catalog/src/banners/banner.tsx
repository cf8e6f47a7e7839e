import { isOwnPath } from '@nkm/contracts';
import { ProductImage, useFirstViewOver } from '@nkm/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import styles from './banner.module.css';
import type { BannerData } from './get-banners';

export interface BannerProps {
  banner: BannerData;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** The picture is the largest of the first view. */
  priority?: boolean;
  /** The banner is hidden at first: its picture loads after the first view, so that it does not delay visible parts. */
  deferred?: boolean;
}

/** A banner with picture and text, which is a panel on the picture where there is room. The link covers both. */
export function Banner({ banner, sizes, priority, deferred }: BannerProps) {
  const { title, text, link, action, code, image, picture } = banner;
  const words = { className: styles.link, 'aria-label': `${action}: ${title}` };
  const shown = (
    <ProductImage className={styles.picture} picture={picture} src={image} alt="" sizes={sizes} priority={priority} />
  );
  return (
    <div className={styles.banner}>
      {deferred ? <DeferredPicture>{shown}</DeferredPicture> : shown}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
        {code && <p>{messages.banners.code(code)}</p>}
        {isOwnPath(link) ? (
          <Link {...words} to={link}>
            {action}
          </Link>
        ) : (
          <a {...words} href={link}>
            {action}
          </a>
        )}
      </div>
    </div>
  );
}

/** On a server page the picture loads after the first view; without scripts it loads at once. */
function DeferredPicture({ children }: { children: ReactNode }) {
  if (useFirstViewOver()) return children;
  return (
    <div className={styles.picture}>
      <noscript>{children}</noscript>
    </div>
  );
}
