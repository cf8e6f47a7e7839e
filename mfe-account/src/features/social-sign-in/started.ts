import type { SafeStorage } from '@nkm/platform';
import { PROVIDERS, type ProviderName } from '../../social/providers';

/** In local storage, because a provider's app can return to another tab. */
const KEY = 'social-sign-in';
/** As long as the server accepts the answer. */
const LIFE_MS = 10 * 60_000;
/** Sign-ins that run at the same time, in several tabs. */
const MOST = 5;

/** A sign-in that this browser started at a provider. */
export interface Started {
  provider: ProviderName;
  state: string;
  news: boolean;
  /** It started in the popup of another page of the shop. */
  wasPopup: boolean;
  /** A provider's opener policy takes the window's name away. */
  windowName: string;
  since: number;
}

const isStarted = (value: unknown): value is Started => {
  const { provider, state, since, windowName } = Object(value) as Partial<Started>;
  const isKnown = provider !== undefined && provider in PROVIDERS;
  return isKnown && typeof state === 'string' && typeof since === 'number' && typeof windowName === 'string';
};
const isList = (value: unknown): value is Started[] => Array.isArray(value) && value.every(isStarted);

const current = (storage: Pick<SafeStorage, 'read'>) =>
  (storage.read(KEY, isList) ?? []).filter(({ since }) => Date.now() - since < LIFE_MS);

export function keepStarted(storage: Pick<SafeStorage, 'read' | 'write'>, started: Started): void {
  storage.write(KEY, [started, ...current(storage)].slice(0, MOST));
}

/**
 * The sign-in with this state, or null: then a link brought the shopper here, which could sign in to the account of
 * somebody else.
 */
export function findStarted(
  storage: Pick<SafeStorage, 'read'>,
  { provider, state }: Pick<Started, 'provider' | 'state'>,
): Started | null {
  return current(storage).find((one) => one.provider === provider && one.state === state) ?? null;
}
