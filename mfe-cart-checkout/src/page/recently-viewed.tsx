import { usePlatform } from '@nkm/platform';
import { deferred } from '@nkm/ui';
import { useState } from 'react';

/**
 * The products that the shopper viewed last, a widget of the catalog. The page is complete without it: nothing stands
 * in its place while it loads, when it cannot load, and in a shell without widgets for slices.
 */
export function RecentlyViewed() {
  const { loadWidget } = usePlatform();
  const [Row] = useState(() => loadWidget && deferred<object>(() => loadWidget('recently-viewed'), { server: false }));
  return Row ? <Row /> : null;
}
