import { ProductImage } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { CardData } from '../../products/card';
import { LinkPrice } from '../../products/flash/link-price';
import styles from './recommended-list.module.css';

/** The side list of a category block. */
export function RecommendedList({ products }: { products: readonly CardData[] }) {
  return (
    <div className={styles.side}>
      <h3>{messages.home.recommended}</h3>
      {products.length === 0 && <p className={styles.none}>{messages.home.noRecommended}</p>}
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id}>
            <Link className={styles.item} to={paths.product(product.slug)}>
              <ProductImage
                picture={product.picture}
                src={product.image}
                alt=""
                sizes="72px"
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={styles.title}>{product.title}</span>
                <LinkPrice product={product} size="s" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
