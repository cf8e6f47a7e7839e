import type { ConsentState, Settings, WidgetName, Widgets } from '@nkm/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { FrameContent } from './frame-content/frame-content';
import type { HostClaim } from '../slices/boot-data';
import type { SliceHost } from '../slices/slice-host';
import type { ToastStore } from './toasts';

/** Shared by the shell's components; built once per document in the browser, once per release set on the server. */
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
  /** The deferred parts beside every page; absent on the server. */
  DeferredParts?: ComponentType;
}

export interface WidgetSource {
  /** Null when no slice has the widget. */
  ownerOf(name: WidgetName): string | null;
  load<Name extends WidgetName>(name: Name): Promise<ComponentType<Widgets[Name]>>;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellContext around it');
  return shell;
}
