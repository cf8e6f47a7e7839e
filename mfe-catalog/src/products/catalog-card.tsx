import { ProductCard } from '@nkm/ui';
import type { CardData } from './card';
import { CardCartButton } from './card-cart-button';
import { CARD_SIZES } from './card-picture';
import styles from './catalog-card.module.css';
import { WishlistHeart } from './wishlist-heart';

export interface CatalogCardProps {
  product: CardData;
  /** Its picture is in the first view: it loads at once. */
  priority?: boolean;
  heading: 'h2' | 'h3';
  /** How wide its picture is, where it is not that of a grid. */
  sizes?: string;
}

/** A product of a list with what can be done with it. */
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
