import type { ConsentState, Settings } from '@nkm/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { FrameContent } from '../frame/frame-content';
import type { HostClaim } from '../slices/boot-data';
import type { SliceHost } from '../slices/slice-host';
import type { ToastStore } from './toasts';

/** What the shell's own components share; built once per document and once per release set on the server. */
export interface Shell {
  host: SliceHost;
  settings: Settings;
  frame: FrameContent;
  claims: HostClaim[];
  toasts: ToastStore;
  /** Loads the component of a widget; absent on the server, where widgets are not rendered. */
  widgets: WidgetSource | null;
  signIn: (returnTo: string) => void;
  signOut: () => void;
  chooseCurrency: (currency: 'Naira' | 'Dollar') => void;
  chooseConsent: (choice: ConsentState['choice']) => void;
  /** Shows what no page needs at first, once it was loaded; absent on the server. */
  later?: (show: (Parts: ComponentType) => void) => void;
}

export interface WidgetSource {
  ownerOf(name: string): string | null;
  load(name: string): Promise<React.ComponentType<import('@nkm/contracts').WidgetProps>>;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellContext around it');
  return shell;
}
