import { deferred, ProductCard } from '@nkm/ui';
import { messages } from '../messages';
import { type CardData, sellerName } from './card';
import { CardCartButton } from './card-cart-button';
import { CompareButton } from './compare-button';
import { FlashCartButton } from './flash/flash-cart-button';
import { FlashNote } from './flash/flash-note';
import { useFlash } from './flash/use-flash';
import styles from './product-list.module.css';
import { WishlistHeart } from './wishlist-heart';

/** Cards need no description parser, so its code is not part of the first view. */
const Description = deferred(
  async () => (await import(/* webpackChunkName: "description" */ '../description/description')).Description,
);

export interface CatalogRowProps {
  product: CardData;
  priority?: boolean;
  heading: 'h2' | 'h3';
}

/** A product of the list view with its buttons, as a horizontal card. */
export function CatalogRow({ product, priority, heading }: CatalogRowProps) {
  const { flash } = useFlash(product, product.selling_price);
  const price = flash?.price ?? product.selling_price;
  const soldBy = `${messages.product.soldBy} ${sellerName(product.vendor)}`;
  return (
    <ProductCard
      className={styles.row}
      product={{ ...product, selling_price: price, vendor: { store_name: soldBy } }}
      priority={priority}
      heading={heading}
      sizes="176px"
      actions={
        <>
          {flash ? (
            <FlashCartButton product={product} flash={flash} wide={false} />
          ) : (
            <CardCartButton product={product} wide={false} />
          )}
          <WishlistHeart product={product} />
          <CompareButton product={product} />
        </>
      }
    >
      {flash && <FlashNote flash={flash} />}
      {product.description && (
        <div className={styles.description}>
          <Description html={product.description} />
        </div>
      )}
    </ProductCard>
  );
}
