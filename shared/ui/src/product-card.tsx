import type { ProductCard as Product } from '@nkm/contracts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from './badge';
import { DiscountBadge } from './discount-badge';
import { Price } from './price';
import styles from './product-card.module.css';
import { ProductImage } from './product-image';
import { Stars } from './stars';

/** Two per row on phones, then as many as fit: see ProductGrid. */
const GRID_SIZES = '(min-width: 1200px) 220px, (min-width: 600px) 25vw, 50vw';

/** Fields that the card shows; lists can send only these. */
export type ProductCardView = Pick<
  Product,
  'slug' | 'title' | 'image' | 'picture' | 'selling_price' | 'original_price' | 'quantity' | 'star_summary' | 'stars'
> & { vendor: Pick<Product['vendor'], 'store_name'> };

export interface ProductCardProps {
  product: ProductCardView;
  /** For cards in the first view: loads the picture at once. */
  priority?: boolean;
  /** More text under the vendor, e.g. the description. */
  children?: ReactNode;
  /** Buttons under the price: cart, wishlist. */
  actions?: ReactNode;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3' | 'h4';
  sizes?: string;
  className?: string;
}

/** A product in a grid. The whole card links to the product, except for `actions`. */
export function ProductCard(props: ProductCardProps) {
  const { product, priority, actions, heading: Heading = 'h3', sizes = GRID_SIZES, className, children } = props;
  const { title, selling_price: selling, original_price: original } = product;
  return (
    <article className={clsx(styles.card, className)}>
      <div className={styles.top}>
        <ProductImage picture={product.picture} src={product.image} alt="" sizes={sizes} priority={priority} />
        <DiscountBadge className={styles.discount} selling={selling} original={original} />
        {product.quantity <= 0 && <Badge className={styles.soldOut}>Out Of Stock</Badge>}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={`/${product.slug}`}>
            {title}
          </Link>
        </Heading>
        <Price selling={selling} original={original} />
        {product.stars > 0 && <Stars summary={product.star_summary} count={product.stars} />}
        <p className={styles.vendor}>{product.vendor.store_name}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
