import { ProductCard } from '@nkm/ui';
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

/** A product card with cart and wishlist buttons. */
export function CatalogCard({ product, priority, heading, sizes = CARD_SIZES }: CatalogCardProps) {
  return (
    <div className={styles.card}>
      <ProductCard
        product={product}
        priority={priority}
        heading={heading}
        sizes={sizes}
        actions={<CardCartButton product={product} />}
      />
      <WishlistHeart className={styles.heart} product={product} />
    </div>
  );
}
