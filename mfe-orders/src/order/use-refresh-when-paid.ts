import { usePlatform } from '@nkm/platform';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Loads the page's orders again when the payment of one was confirmed meanwhile. */
export function useRefreshWhenPaid(): void {
  const { bus } = usePlatform();
  const { revalidate } = useRevalidator();
  useEffect(() => bus.on('order.paid', () => void revalidate()), [bus, revalidate]);
}
