import type { ProviderName } from './identity';

const TITLES: Record<ProviderName, string> = { google: 'Google', apple: 'Apple', twitter: 'X' };

/** The name of a provider for people. */
export const titleOf = (name: ProviderName): string => TITLES[name];
