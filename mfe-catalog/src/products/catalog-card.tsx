import { deferred } from '@nkm/ui';
import { type CatalogCardProps, PlainCard } from './plain-card';
// The code of these cards is deferred, but their server HTML needs these styles at once.
import './flash/flash.module.css';

export type { CatalogCardProps };

/** Few products are in a flash deal, so the code loads with those alone. */
const FlashCard = deferred<CatalogCardProps>(
  async () => (await import(/* webpackChunkName: "flash-price" */ './flash/flash-card')).FlashCard,
  { loading: PlainCard },
);

/** A product card with cart and wishlist buttons; of a product in a flash deal, with that price. */
export function CatalogCard(props: CatalogCardProps) {
  return props.product.flash ? <FlashCard {...props} /> : <PlainCard {...props} />;
}
