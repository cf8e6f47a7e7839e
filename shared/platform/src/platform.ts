import type { Settings, User, WidgetName, Widgets } from '@nkm/contracts';
import type { ComponentType } from 'react';
import type { ApiClient } from './api/api-client';
import type { Bus } from './bus/bus';
import type { SafeStorage } from './storage';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** Starts and ends the session; the bus state `session` contains the user. */
export interface SessionControl {
  /**
   * Stores the token and publishes the session, also to other tabs. A popup also notifies the window that opened it.
   */
  start(session: { token: string; profile: User }): void;
  /**
   * Signs out on the server and in every tab; never fails for the shopper. Erases everything of the person from this
   * browser and loads the page again. With `comesBack`, the same shopper is about to sign in again: the values wait for
   * that, hidden. An older shell erases only the session.
   */
  end(options?: { comesBack?: boolean }): Promise<void>;
  /** Loads the user again, e.g. after the profile changed. */
  reload(): Promise<void>;
  /** Returns and clears the path that the visitor wanted before sign-in; `/` when there is none. */
  takeReturnPath(): string;
  /** Stores the path to open after sign-in. */
  keepReturnPath(path: string): void;
}

/** Everything that the shell provides to a slice. Request only the parts you need: `Pick<Platform, 'bus' | 'api'>`. */
export interface Platform {
  /** Name of the slice that this platform was made for. */
  readonly slice: string;
  readonly bus: Bus;
  readonly api: ApiClient;
  readonly session: SessionControl;
  readonly storage: SafeStorage;
  readonly settings: Settings;
  /** True while rendering on the server. */
  readonly isServer: boolean;
  toast(tone: ToastTone, message: string, detail?: string): void;
  /** One error toast per message of a failed call (SH-RULE-028). */
  toastError(error: unknown): void;
  /** Opens a path of the shop, for code outside of components. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** The server's time, in milliseconds since 1970; absent in an older shell: `serverNow` of the contracts reads it. */
  now?(): number;
  /**
   * Loads a widget of another slice; rejects when no slice provides it now. Absent on the server and in an older shell:
   * a page works without widgets.
   */
  loadWidget?<Name extends WidgetName>(name: Name): Promise<ComponentType<Widgets[Name]>>;
}
