import { ApiError, type Platform } from '@nkm/platform';
import { PROVIDERS, type ProviderName } from './providers';

const KEY = 'social-connect';
/** As long as the server remembers the sign-in at the provider. */
const LIFE_MS = 10 * 60_000;

interface Pending {
  provider: ProviderName;
  state: string;
  since: number;
}

const isPending = (value: unknown): value is Pending => {
  const { provider, state, since } = Object(value) as Partial<Pending>;
  return provider !== undefined && provider in PROVIDERS && typeof state === 'string' && typeof since === 'number';
};

type Storage = Pick<Platform, 'storage'>;

/** Remembers a provider to connect after the next sign-in with a password. */
export function rememberProvider({ storage }: Storage, provider: ProviderName, state: string): void {
  storage.write(KEY, { provider, state, since: Date.now() } satisfies Pending);
}

/** Connects the remembered provider to the account that has just signed in. The sign-in counts without it. */
export async function connectProvider({ api, storage, toast }: Storage & Pick<Platform, 'api' | 'toast'>) {
  const pending = storage.read(KEY, isPending);
  if (pending === null) return;
  storage.remove(KEY);
  const { provider, state, since } = pending;
  if (Date.now() - since > LIFE_MS) return;
  try {
    await api.post(`/social/${provider}/connect`, { state }, { background: true });
    toast('success', `You can now sign in with ${PROVIDERS[provider]}.`);
  } catch (cause) {
    toast('warning', cause instanceof ApiError ? cause.message : `${PROVIDERS[provider]} was not connected.`);
  }
}
