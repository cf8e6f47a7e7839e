import type { Variant } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, firstViewOver } from '@nkm/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { messages } from '../../../messages';
import type { ProductView } from '../product-view';
import { DeliveryLine } from './delivery-line';
import styles from './delivery.module.css';
import { storedStation } from './station';
import type { StationEstimateProps } from './station-estimate';

const { product: words } = messages;

/** Date and fee of the delivery to a station, without sign-in; loads automatically when a station was chosen before. */
export function DeliveryEstimate({
  product,
  variant,
}: {
  product: Pick<ProductView, 'id' | 'selling_price'>;
  variant: Variant | null;
}) {
  const platform = usePlatform();
  const [Estimate, setEstimate] = useState<ComponentType<StationEstimateProps> | null>(null);

  const open = useCallback(async () => {
    try {
      const { StationEstimate } = await import(/* webpackChunkName: "delivery" */ './station-estimate');
      setEstimate(() => StationEstimate);
    } catch {
      platform.toast('error', words.formUnavailable); // the next click tries again
    }
  }, [platform]);
  useEffect(() => {
    let left = false;
    if (storedStation(platform))
      void firstViewOver().then(() => {
        if (!left) return open();
      });
    return () => {
      left = true;
    };
  }, [platform, open]);

  if (!Estimate) {
    return (
      <>
        <DeliveryLine price={(variant ?? product).selling_price} />
        <Button size="s" variant="quiet" className={styles.open} data-scripted onClick={() => void open()}>
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
