import { Badge, Button, Stars } from '@nkm/ui';
import { paths } from '../../../paths';
import { LinkPrice } from '../../../products/flash/link-price';
import { messages } from '../messages';
import styles from './more-offers.module.css';
import type { Offer } from './offer';

/** The same product from other vendors, cheapest first (CAT-MSG-016). */
export function MoreOffers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return <p>{messages.noMoreOffers}</p>;
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.slug} className={styles.offer}>
          <strong>{offer.seller}</strong>
          {offer.stars > 0 && <Stars summary={offer.star_summary} count={offer.stars} />}
          <LinkPrice product={offer} />
          {offer.quantity <= 0 && <Badge tone="bad">{messages.outOfStock}</Badge>}
          <Button size="s" to={paths.product(offer.slug)} aria-label={`${messages.seeOffer}: ${offer.seller}`}>
            {messages.seeOffer}
          </Button>
        </li>
      ))}
    </ul>
  );
}
