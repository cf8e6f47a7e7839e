import { type CatalogCardProps, PlainCard } from '../plain-card';
import { FlashCartButton } from './flash-cart-button';
import { FlashNote } from './flash-note';
import { useFlash } from './use-flash';

/** The card of a product in a flash deal, with its price, the time left and a button that applies the code. */
export function FlashCard(props: CatalogCardProps) {
  const { product } = props;
  const { flash } = useFlash(product, product.selling_price);
  if (!flash) return <PlainCard {...props} />;
  return (
    <PlainCard {...props} price={flash.price} button={<FlashCartButton product={product} flash={flash} />}>
      <FlashNote flash={flash} />
    </PlainCard>
  );
}
