import type { Settings, User } from '@nkm/contracts';
import type { ApiClient } from './api/api-client';
import type { Bus } from './bus/bus';
import type { SafeStorage } from './storage';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** Starts and ends the session; who is signed in is the `session` state of the bus. */
export interface SessionControl {
  /**
   * Keeps the token and tells everybody who is signed in, other tabs included. In a popup it also tells the window
   * that opened it.
   */
  start(session: { token: string; profile: User }): void;
  /** Signs out on the server and in every tab; never fails for the shopper. */
  end(): Promise<void>;
  /** Loads the user again, e.g. after the profile changed. */
  reload(): Promise<void>;
  /** Takes the path where the visitor wanted to go before sign-in; it is forgotten by this. `/` when there is none. */
  takeReturnPath(): string;
  /** Remembers where to go after sign-in. */
  keepReturnPath(path: string): void;
}

/** Everything that the shell hands to a slice. Ask for the part you need: `Pick<Platform, 'bus' | 'api'>`. */
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
  /** One error toast per message of a failed call (spec 1 §8). */
  toastError(error: unknown): void;
  /** Goes to a path of the shop, for code outside of components. */
  navigate(path: string, options?: { replace?: boolean }): void;
}
