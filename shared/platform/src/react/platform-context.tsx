import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from '../platform';

const PlatformContext = createContext<Platform | null>(null);

/** The shell wraps each slice with the platform made for it. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider around it');
  return platform;
}
