import { ProductImage } from '@nkm/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFirstViewHad } from '../late/first-view';
import { messages } from '../messages';
import styles from './banner.module.css';
import type { BannerData } from './get-adverts';
import { isOwnPath } from './own-path';

export interface BannerProps {
  banner: BannerData;
  /** How wide its picture will be. */
  sizes: string;
  /** Its picture is the largest of the first view. */
  priority?: boolean;
  /** It is out of sight at first, and its picture takes nothing from what is seen: it comes after the first view. */
  late?: boolean;
}

/** An advert: its picture and its words, which are a panel on the picture where there is room. All of it is the link. */
export function Banner({ banner, sizes, priority, late }: BannerProps) {
  const { title, text, link, action, code, image, picture } = banner;
  const words = { className: styles.link, 'aria-label': `${action}: ${title}` };
  const shown = (
    <ProductImage className={styles.picture} picture={picture} src={image} alt="" sizes={sizes} priority={priority} />
  );
  return (
    <div className={styles.banner}>
      {late ? <LatePicture>{shown}</LatePicture> : shown}
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

/** On a page of the server the picture comes after the first view; a browser without scripts has it from the start. */
function LatePicture({ children }: { children: ReactNode }) {
  if (useFirstViewHad()) return children;
  return (
    <div className={styles.picture}>
      <noscript>{children}</noscript>
    </div>
  );
}
