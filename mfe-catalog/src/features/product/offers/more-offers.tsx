import { Badge, Button, Price, Stars } from '@nkm/ui';
import { paths } from '../../../paths';
import { messages } from '../messages';
import styles from './more-offers.module.css';
import type { Offer } from './offer';

/** The same product from other vendors, cheapest first (CAT-MSG-016). */
export function MoreOffers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return <p>{messages.noMoreOffers}</p>;
  return (
    <ul className={styles.offers}>
      {offers.map(({ slug, seller, selling_price, original_price, quantity, stars, star_summary }) => (
        <li key={slug} className={styles.offer}>
          <strong>{seller}</strong>
          {stars > 0 && <Stars summary={star_summary} count={stars} />}
          <Price selling={selling_price} original={original_price} />
          {quantity <= 0 && <Badge tone="bad">{messages.outOfStock}</Badge>}
          <Button size="s" to={paths.product(slug)} aria-label={`${messages.seeOffer}: ${seller}`}>
            {messages.seeOffer}
          </Button>
        </li>
      ))}
    </ul>
  );
}
