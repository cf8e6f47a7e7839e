import { type Platform, PlatformProvider, usePlatform } from '@nkm/platform';
import { type ReactNode, useMemo } from 'react';

const DOLLARS = { currency: 'Dollar', rate: 380 };

/** A sample with prices in dollars. */
export function InDollars({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const inDollars = useMemo((): Platform => {
    const { bus } = platform;
    const current = ((topic) => (topic === 'currency' ? DOLLARS : bus.current(topic))) as typeof bus.current;
    return { ...platform, bus: { ...bus, current } };
  }, [platform]);
  return <PlatformProvider platform={inDollars}>{children}</PlatformProvider>;
}
