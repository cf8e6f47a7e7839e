import { ProductCard } from '@nkm/ui';
import { latePart } from '../late/late-part';
import { messages } from '../messages';
import { type CardData, sellerName } from './card';
import { CardCartButton } from './card-cart-button';
import { CompareButton } from './compare-button';
import styles from './product-list.module.css';
import { WishlistHeart } from './wishlist-heart';

/** No card needs what makes a description safe, so its code is no part of the first view. */
const LateDescription = latePart(
  async () => (await import(/* webpackChunkName: "description" */ '../description/description')).Description,
);

export interface CatalogRowProps {
  product: CardData;
  priority?: boolean;
  heading: 'h2' | 'h3';
}

/** A product of the list view with what can be done with it (spec 1 §2.10): the card on its side. */
export function CatalogRow({ product, priority, heading }: CatalogRowProps) {
  const soldBy = `${messages.product.soldBy} ${sellerName(product.vendor)}`;
  return (
    <ProductCard
      className={styles.row}
      product={{ ...product, vendor: { store_name: soldBy } }}
      priority={priority}
      heading={heading}
      sizes="176px"
      actions={
        <>
          <CardCartButton product={product} wide={false} />
          <WishlistHeart product={product} />
          <CompareButton product={product} />
        </>
      }
    >
      {product.description && (
        <div className={styles.description}>
          <LateDescription html={product.description} />
        </div>
      )}
    </ProductCard>
  );
}
