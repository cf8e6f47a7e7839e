import { Circuit } from '../../../platform/connections/circuit';
import type { Environment } from '../../../platform/environment/environment';
import { createApple } from './apple';
import { createGoogle } from './google';
import type { ProviderName } from './identity';
import type { IdentityProvider } from './identity-provider';
import { ProviderError } from './provider-error';
import { createProviderFetch } from './provider-fetch';
import { createTwitter } from './twitter';

export interface Providers {
  /** Undefined: not set up. */
  find(name: ProviderName): { provider: IdentityProvider; circuit: Circuit } | undefined;
}

/** The providers of the settings, each with a circuit. */
export function createProviders({ oidc, publicUrl }: Pick<Environment, 'oidc' | 'publicUrl'>): Providers {
  const common = { publicUrl, fetch: createProviderFetch(oidc.timeoutMs) };
  const made = [
    oidc.google && createGoogle({ settings: oidc.google, ...common }),
    oidc.apple && createApple({ settings: oidc.apple, ...common }),
    oidc.twitter && createTwitter({ settings: oidc.twitter, ...common }),
  ].filter((provider) => provider !== null);
  const entries = new Map(made.map((provider) => [provider.name, { provider, circuit: createCircuit(provider) }]));
  return { find: (name) => entries.get(name) };
}

function createCircuit({ title }: IdentityProvider): Circuit {
  return new Circuit({
    failures: 3,
    restMs: 5_000,
    isOutage: (error) => error instanceof ProviderError && error.kind === 'unavailable',
    refusal: () => new ProviderError('unavailable', `${title} did not answer recent calls`),
  });
}
