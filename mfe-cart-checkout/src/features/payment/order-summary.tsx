import type { OrderSummaryProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { deferred } from '@nkm/ui';
import { useState } from 'react';

/**
 * The summary of a paid order, a widget of the orders slice. The success page is complete without it: nothing stands in
 * its place while it loads, when it cannot load, and in a shell without widgets for slices.
 */
export function OrderSummary(order: OrderSummaryProps) {
  const { loadWidget } = usePlatform();
  const [Summary] = useState(
    () => loadWidget && deferred<OrderSummaryProps>(() => loadWidget('order-summary'), { server: false }),
  );
  return Summary ? <Summary {...order} /> : null;
}
