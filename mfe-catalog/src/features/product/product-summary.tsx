import type { StarSummary, Variant } from '@nkm/contracts';
import { paymentNames } from '@nkm/contracts/payment-names';
import { usePlatform } from '@nkm/platform';
import { Badge, Button, DiscountBadge, Price, Stars } from '@nkm/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import type { useChoice } from './variants/use-choice';
import { VariantPicker } from './variants/variant-picker';

const { product: words } = messages;

export interface ProductSummaryProps {
  product: ProductView;
  choice: ReturnType<typeof useChoice>;
  /** The absolute address of the product for sharing. */
  address: string;
}

/** The stars of the store, with the number of ratings. */
function SellerStars({ summary }: { summary: StarSummary }) {
  const count = Object.values(summary).reduce((sum, stars) => sum + stars, 0);
  return count > 0 && <Stars className={styles.sellerStars} summary={summary} count={count} />;
}

const cheapest = (variants: readonly Variant[]): Variant =>
  variants.reduce((least, variant) => (variant.selling_price < least.selling_price ? variant : least));

/** Everything for the purchase decision: name, stars, price, seller, variants, quantity. */
export function ProductSummary({ product, choice, address }: ProductSummaryProps) {
  const { brand, links, payments } = usePlatform().settings;
  const { shown, chosen, missing, picks, fitting } = choice;
  const [asked, setAsked] = useState(false);
  const firstMissing = useRef<HTMLFieldSetElement>(null);
  const isOpen = missing.length > 0;
  const { selling_price: selling, original_price: original } = isOpen ? cheapest(fitting) : (shown ?? product);
  const stock = isOpen ? Math.max(...fitting.map(({ quantity }) => quantity)) : (chosen ?? product).quantity;
  const isFrom = isOpen && fitting.some((variant) => variant.selling_price !== selling);
  const { flash } = useFlash(product, selling);
  const price = flash?.price ?? selling;

  function ask() {
    flushSync(() => setAsked(true));
    // The buttons at the lower edge of a phone would cover what the browser counts as visible.
    firstMissing.current?.scrollIntoView({ block: 'center' });
    firstMissing.current?.querySelector('input')?.focus({ preventScroll: true });
  }
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
          <Badge tone={stock > 0 ? 'good' : 'bad'}>
            {stock > 0 ? words.inStock(isOpen ? null : stock) : words.outOfStock}
          </Badge>
        </span>
      </p>
      <p className={styles.row} aria-live="polite">
        {isFrom && <span>{words.from}</span>}
        <Price selling={price} original={original} size="l" />
        <DiscountBadge selling={price} original={original} />
      </p>
      {shown && (
        <VariantPicker
          product={product}
          variants={product.variants}
          picks={picks}
          missing={missing}
          asked={asked}
          firstMissing={firstMissing}
          onChoose={choice.choose}
        />
      )}
      <BuyBox
        product={product}
        variant={chosen}
        regular={selling}
        stock={stock}
        flash={stock > 0 ? flash : null}
        onMissing={isOpen ? ask : undefined}
      />
      <dl>
        <div className={styles.fact}>
          <dt>{words.soldBy}</dt>
          <dd className={styles.seller}>
            <Link to={paths.store(product.seller.profileId)}>{sellerName(product.vendor)}</Link>
            {product.seller.stars && <SellerStars summary={product.seller.stars} />}
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
              <DeliveryEstimate product={product} variant={shown} />
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
