import type { Variant } from '@nkm/contracts';
import { paymentNames } from '@nkm/contracts/payment-names';
import { usePlatform } from '@nkm/platform';
import { Badge, Button, DiscountBadge, Price, Stars } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { sellerName } from '../../products/card';
import { useFlash } from '../../products/flash/use-flash';
import { ReportAbuse } from './abuse/report-abuse';
import { BuyBox } from './buying/buy-box';
import { DeliveryEstimate } from './delivery/delivery-estimate';
import styles from './product-summary.module.css';
import type { ProductView } from './product-view';
import { ShareLinks } from './share/share-links';
import { VariantPicker } from './variants/variant-picker';

const { product: words } = messages;

export interface ProductSummaryProps {
  product: ProductView;
  variant: Variant | null;
  /** The absolute address of the product for sharing. */
  address: string;
}

/** Everything for the purchase decision: name, stars, price, seller, variants, quantity. */
export function ProductSummary({ product, variant, address }: ProductSummaryProps) {
  const { brand, links, payments } = usePlatform().settings;
  const { selling_price: selling, original_price: original, quantity: stock } = variant ?? product;
  const { flash } = useFlash(product, selling);
  const price = flash?.price ?? selling;
  return (
    <div className={styles.summary}>
      <h1>{product.title}</h1>
      <p className={styles.row}>
        <a className={styles.stars} href="#reviews" title={words.toReviews}>
          {product.stars > 0 ? (
            <Stars summary={product.star_summary} count={product.stars} />
          ) : (
            messages.product.noReviews
          )}
        </a>
        {/* Each variant has a separate stock and price: screen readers announce the change. */}
        <span aria-live="polite">
          <Badge tone={stock > 0 ? 'good' : 'bad'}>{stock > 0 ? words.inStock(stock) : words.outOfStock}</Badge>
        </span>
      </p>
      <p className={styles.row} aria-live="polite">
        <Price selling={price} original={original} size="l" />
        <DiscountBadge selling={price} original={original} />
      </p>
      {variant && <VariantPicker slug={product.slug} variants={product.variants} chosen={variant} />}
      <BuyBox product={product} variant={variant} stock={stock} flash={stock > 0 ? flash : null} />
      <dl>
        <div className={styles.fact}>
          <dt>{words.soldBy}</dt>
          <dd>
            <Link to={paths.store(product.seller.profileId)}>{sellerName(product.vendor)}</Link>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{words.category}</dt>
          <dd>
            <Link to={paths.subcategory(product.subcategory.slug)}>{product.subcategory.name}</Link>
          </dd>
        </div>
        {product.condition && (
          <div className={styles.fact}>
            <dt>{messages.filters.names.condition}</dt>
            <dd>{product.condition}</dd>
          </div>
        )}
        {stock > 0 && (
          <div className={styles.fact}>
            <dt>{words.delivery}</dt>
            <dd>
              <DeliveryEstimate product={product} variant={variant} />
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{words.returns}</dt>
          <dd>
            <Link to={paths.editorial('returns-policy')}>{words.returnIn}</Link>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{words.payment}</dt>
          <dd>
            <Link to={paths.editorial('payment')}>{words.payBy(paymentNames(payments))}</Link>
          </dd>
        </div>
        <ShareLinks address={address} title={product.title} />
      </dl>
      <div className={styles.asides}>
        <Button size="s" variant="quiet" to={links.kyc || links.vendor ? paths.account() : paths.becomeVendor()}>
          {words.sellOn(brand)}
        </Button>
        <ReportAbuse product={product} />
      </div>
    </div>
  );
}
