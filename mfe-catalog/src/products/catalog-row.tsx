import { ProductRow } from '@nkm/ui';
import { latePart } from '../late/late-part';
import { type CardData, sellerName } from './card';
import { CardCartButton } from './card-cart-button';
import { CompareButton } from './compare-button';
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

/** A product of the list view with what can be done with it (spec 1 §2.10). */
export function CatalogRow({ product, priority, heading }: CatalogRowProps) {
  return (
    <ProductRow
      product={{ ...product, vendor: { store_name: sellerName(product.vendor) } }}
      priority={priority}
      heading={heading}
      actions={
        <>
          <CardCartButton product={product} wide={false} />
          <WishlistHeart product={product} />
          <CompareButton product={product} />
        </>
      }
    >
      {product.description && <LateDescription html={product.description} />}
    </ProductRow>
  );
}
