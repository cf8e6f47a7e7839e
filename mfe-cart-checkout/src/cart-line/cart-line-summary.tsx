import { type CartProduct, variantText } from '@nkm/contracts';
import { ProductImage } from '@nkm/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { nameOf } from './line';
import styles from './cart-line-summary.module.css';

interface LineWordsProps {
  product: CartProduct;
  /** Called when the shopper follows the link, so that a panel can close. */
  onFollow?: () => void;
  /** Price, quantity, controls. */
  children?: ReactNode;
}

/** Picture, title and variant of a product, as every list of this slice shows them. */
export function CartLineSummary({ product, onFollow, children }: LineWordsProps) {
  const { title, slug } = product;
  const variant = variantText(product.variant?.values);
  return (
    <div className={styles.line}>
      <ProductImage
        picture={product.variant?.picture ?? product.picture}
        src={product.variant?.image || product.image}
        alt=""
        sizes="96px"
        className={styles.picture}
      />
      <div className={styles.words}>
        <Link
          className={styles.title}
          to={paths.product(slug, product.variant?.id)}
          // Two variants of a product have different names in a list of links.
          aria-label={variant ? nameOf(product) : undefined}
          onClick={onFollow}
        >
          {title}
        </Link>
        {variant && <span className={styles.variant}>{variant}</span>}
        {children}
      </div>
    </div>
  );
}
