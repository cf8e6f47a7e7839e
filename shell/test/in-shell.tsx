import { PlatformProvider } from '@nkm/platform';
import { type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import type { ReactNode } from 'react';
import { type Shell, ShellContext } from '../src/app/shell-context';
import { createToastStore } from '../src/app/toasts';
import { EMPTY_FRAME } from '../src/app/frame-content/frame-content';

export interface InShellOptions {
  changes?: Partial<Shell>;
  answers?: Answers;
  /** Address of the page. */
  at?: string;
  /** Level of the API; 0: only the documented calls. */
  api?: number;
}

/** Renders a part of the frame as the shell does; `did` lists its requests to the shell. */
export function renderInShell(ui: ReactNode, { changes, answers, at = '/', api = 0 }: InShellOptions = {}) {
  const platform = createTestPlatform('shell', answers, { api });
  const did: string[] = [];
  const toasts = createToastStore();
  const shell = {
    host: { platformFor: () => platform, forgive: () => undefined } as unknown as Shell['host'],
    settings: platform.settings,
    frame: EMPTY_FRAME,
    claims: [],
    toasts,
    widgets: { ownerOf: () => 'mfe-cart-checkout', load: async () => () => <p>One Ankara dress</p> },
    signIn: (path: string) => void did.push(`sign in, then ${path}`),
    signOut: () => void did.push('sign out'),
    chooseCurrency: (currency: 'Naira' | 'Dollar') => platform.bus.publish('currency', { currency, rate: 380 }),
    ...changes,
  } as Shell;
  const view = renderInShop(
    <ShellContext value={shell}>
      <PlatformProvider platform={platform}>{ui}</PlatformProvider>
    </ShellContext>,
    { platform, path: '*', at },
  );
  return { ...view, platform, did, toasts, at: () => view.router.state.location };
}
