import { usePlatform } from '@nkm/platform';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Loads the page's orders again when the payment of one was confirmed, and when the browser brings the page back as
 * it was: the shopper comes from the payment provider by Back.
 */
export function useFreshOrders(): void {
  const { bus } = usePlatform();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const unsubscribe = bus.on('order.paid', () => void revalidate());
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [bus, revalidate]);
}
