import { ProductImage } from '@nkm/ui';
import { Link } from 'react-router-dom';
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
}

/** An advert: its picture and its words, which are a panel on the picture where there is room. All of it is the link. */
export function Banner({ banner, sizes, priority }: BannerProps) {
  const { title, text, link, action, code, image, picture } = banner;
  const words = { className: styles.link, 'aria-label': `${action}: ${title}` };
  return (
    <div className={styles.banner}>
      <ProductImage className={styles.picture} picture={picture} src={image} alt="" sizes={sizes} priority={priority} />
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
