import type { Variant } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, firstViewOver } from '@nkm/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDeferredPart } from '../../../deferred-part/use-deferred-part';
import { messages } from '../../../messages';
import type { ProductView } from '../product-view';
import { DeliveryLine } from './delivery-line';
import styles from './delivery.module.css';
import { storedStation } from './station';

const { product: words } = messages;

const loadEstimate = async () =>
  (await import(/* webpackChunkName: "delivery" */ './station-estimate')).StationEstimate;

/** Date and fee of the delivery to a station, without sign-in; loads automatically when a station was chosen before. */
export function DeliveryEstimate({
  product,
  variant,
}: {
  product: Pick<ProductView, 'id' | 'selling_price'>;
  variant: Variant | null;
}) {
  const platform = usePlatform();
  const [Estimate, open] = useDeferredPart(loadEstimate, () => platform.toast('error', words.formUnavailable));
  const openForStation = useEffectEvent(open);
  useEffect(() => {
    let left = false;
    if (storedStation(platform))
      void firstViewOver().then(() => {
        if (!left) openForStation();
      });
    return () => {
      left = true;
    };
  }, [platform]);

  if (!Estimate) {
    return (
      <>
        <DeliveryLine price={(variant ?? product).selling_price} />
        <Button size="s" variant="quiet" className={styles.open} data-scripted onClick={open}>
          {words.estimateDelivery}
        </Button>
      </>
    );
  }
  const line = variant
    ? { variant: { id: variant.id, quantity: 1, selling_price: variant.selling_price } }
    : { id: product.id, quantity: 1, selling_price: product.selling_price };
  return <Estimate line={line} />;
}
