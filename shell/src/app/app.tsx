import { type Platform, PlatformProvider } from '@nkm/platform';
import type { ReactNode } from 'react';
import { type Shell, ShellContext } from './shell-context';

/** The providers around the router. `platform` is the shell's own. */
export function App({ shell, platform, children }: { shell: Shell; platform: Platform; children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <PlatformProvider platform={platform}>{children}</PlatformProvider>
    </ShellContext>
  );
}
