import type { Variant } from '@nkm/contracts';
import { Badge, DiscountBadge, Price, Stars } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { sellerName } from '../../products/card';
import { BuyBox } from './buying/buy-box';
import styles from './product-summary.module.css';
import type { ProductView } from './product-view';
import { VariantPicker } from './variants/variant-picker';

const { product: words } = messages;

/** Everything that decides a purchase: name, stars, price, seller, variants, quantity. */
export function ProductSummary({ product, variant }: { product: ProductView; variant: Variant | null }) {
  const { selling_price: selling, original_price: original, quantity: stock } = variant ?? product;
  return (
    <div className={styles.summary}>
      <h1>{product.title}</h1>
      <p className={styles.row}>
        <Stars summary={product.star_summary} count={product.stars} />
      </p>
      <p className={styles.row}>
        <Price selling={selling} original={original} size="l" />
        <DiscountBadge selling={selling} original={original} />
      </p>
      <p>
        <Badge tone={stock > 0 ? 'good' : 'bad'}>{stock > 0 ? words.inStock(stock) : words.outOfStock}</Badge>
      </p>
      {variant && <VariantPicker slug={product.slug} variants={product.variants} chosen={variant} />}
      <BuyBox product={product} variant={variant} stock={stock} />
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{words.soldBy}</dt>
          <dd>{sellerName(product.vendor)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{words.category}</dt>
          <dd>
            <Link to={paths.subcategory(product.subcategory.slug)}>{product.subcategory.name}</Link>
          </dd>
        </div>
      </dl>
    </div>
  );
}
