import { ProductCard } from '@nkm/ui';
import type { ReactNode } from 'react';
import type { CardData } from './card';
import { CardCartButton } from './card-cart-button';
import { CARD_SIZES } from './card-picture';
import styles from './catalog-card.module.css';
import { WishlistHeart } from './wishlist-heart';

export interface CatalogCardProps {
  product: CardData;
  /** The picture is in the first view and loads eagerly. */
  priority?: boolean;
  heading: 'h2' | 'h3';
  /** Width of the picture outside of a grid. */
  sizes?: string;
}

interface PlainCardProps extends CatalogCardProps {
  /** Instead of the button that adds the product at its regular price. */
  button?: ReactNode;
  /** Price that the card shows, in naira. */
  price?: CardData['selling_price'];
  children?: ReactNode;
}

/** A product card with cart and wishlist buttons. */
export function PlainCard(props: PlainCardProps) {
  const { product, priority, heading, sizes = CARD_SIZES, button, price, children } = props;
  return (
    <div className={styles.card}>
      <ProductCard
        product={price === undefined ? product : { ...product, selling_price: price }}
        priority={priority}
        heading={heading}
        sizes={sizes}
        actions={button ?? <CardCartButton product={product} />}
      >
        {children}
      </ProductCard>
      <WishlistHeart className={styles.heart} product={product} />
    </div>
  );
}
