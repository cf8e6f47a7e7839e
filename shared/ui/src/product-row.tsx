import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from './badge';
import { DiscountBadge } from './discount-badge';
import { Price } from './price';
import type { ProductCardProps } from './product-card';
import { ProductImage } from './product-image';
import styles from './product-row.module.css';
import { Stars } from './stars';

export interface ProductRowProps extends Omit<ProductCardProps, 'sizes'> {
  /** The description, already made safe. */
  children?: ReactNode;
}

/** A product in a list (spec 1 §2.10): like the card, with vendor and description. */
export function ProductRow({
  product,
  priority,
  actions,
  heading: Heading = 'h3',
  className,
  children,
}: ProductRowProps) {
  const { title, slug, selling_price: selling, original_price: original } = product;
  return (
    <article className={clsx(styles.row, className)}>
      <Link className={styles.picture} to={`/${slug}`} tabIndex={-1} aria-hidden="true">
        <ProductImage picture={product.picture} src={product.image} alt="" sizes="160px" priority={priority} />
      </Link>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={`/${slug}`}>{title}</Link>
        </Heading>
        <Stars summary={product.star_summary} count={product.stars} />
        <p className={styles.vendor}>Sold by {product.vendor.store_name}</p>
        {children && <div className={styles.description}>{children}</div>}
        <p className={styles.prices}>
          <Price selling={selling} original={original} />
          <DiscountBadge selling={selling} original={original} />
          {product.quantity <= 0 && <Badge>Out Of Stock</Badge>}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
