import { Price, ProductImage } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { CardData } from '../../products/card';
import styles from './recommended-list.module.css';

/** The side list of a category block. */
export function RecommendedList({ products }: { products: readonly CardData[] }) {
  return (
    <div className={styles.side}>
      <h3>{messages.home.recommended}</h3>
      {products.length === 0 && <p className={styles.none}>{messages.home.noRecommended}</p>}
      <ul className={styles.list}>
        {products.map(({ id, slug, title, picture, image, selling_price, original_price }) => (
          <li key={id}>
            <Link className={styles.item} to={paths.product(slug)}>
              <ProductImage picture={picture} src={image} alt="" sizes="72px" className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <Price selling={selling_price} original={original_price} size="s" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
