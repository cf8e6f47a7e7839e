import { usePlatform } from '@nkm/platform';
import { useCallback, useRef } from 'react';
import type { CardData } from '../../../products/card';
import page from '../../../products/page.module.css';
import { messages } from '../messages';
import { useRecent } from '../recently-viewed/use-recent';
import { useLoaded } from '../use-loaded';
import { getAlsoBought } from './get-also-bought';
import { ProductRow } from '../product-row';
import { useNear } from './use-near';

export interface ProductCarouselsProps {
  productId: number;
  related: CardData[];
}

/** Carousels of products bought together, related and recently viewed (CAT-SCR-041). */
export function ProductCarousels({ productId, related }: ProductCarouselsProps) {
  const platform = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const alsoBought = useLoaded(
    useCallback(
      (signal: AbortSignal) => (near ? getAlsoBought(platform, productId, signal) : untilNear()),
      [platform, productId, near],
    ),
  );
  const recent = useRecent(productId);
  return (
    <div ref={place} className={page.part}>
      <ProductRow title={messages.alsoBought} row={alsoBought} onRetry={alsoBought.retry} />
      <ProductRow title={messages.related} row={{ status: 'ready', data: related }} />
      <ProductRow title={messages.recentlyViewed} row={recent} onRetry={recent.retry} />
    </div>
  );
}

const untilNear = () => new Promise<never>(() => undefined);
