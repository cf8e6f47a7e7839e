import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from './badge';
import { DiscountBadge } from './discount-badge';
import { Price } from './price';
import type { ProductCardProps } from './product-card';
import card from './product-card.module.css';
import { ProductImage } from './product-image';
import styles from './product-row.module.css';
import { Stars } from './stars';

export interface ProductRowProps extends Omit<ProductCardProps, 'sizes'> {
  /** The description, already made safe. */
  children?: ReactNode;
}

/** A product in a list (spec 1 §2.10): the card on its side, with the description. */
export function ProductRow(props: ProductRowProps) {
  const { product, priority, actions, heading: Heading = 'h3', className, children } = props;
  const { title, slug, selling_price: selling, original_price: original } = product;
  return (
    <article className={clsx(card.card, styles.row, className)}>
      <div className={clsx(card.top, styles.picture)}>
        <ProductImage picture={product.picture} src={product.image} alt="" sizes="176px" priority={priority} />
        <DiscountBadge className={card.discount} selling={selling} original={original} />
        {product.quantity <= 0 && <Badge className={card.soldOut}>Out Of Stock</Badge>}
      </div>
      <div className={clsx(card.body, styles.body)}>
        <Heading className={card.title}>
          <Link className={card.link} to={`/${slug}`}>
            {title}
          </Link>
        </Heading>
        <Stars summary={product.star_summary} count={product.stars} />
        <p className={card.vendor}>Sold by {product.vendor.store_name}</p>
        {children && <div className={styles.description}>{children}</div>}
        <Price selling={selling} original={original} />
        {actions && <div className={clsx(card.actions, styles.actions)}>{actions}</div>}
      </div>
    </article>
  );
}
