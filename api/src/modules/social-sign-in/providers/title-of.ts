import type { ProviderName } from './identity';

/** The name of a provider for people. */
export const titleOf = (name: ProviderName): string => name.charAt(0).toUpperCase() + name.slice(1);
