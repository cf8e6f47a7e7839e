import type { Settings } from '@nkm/contracts';

export const PROVIDERS = { google: 'Google', apple: 'Apple', twitter: 'Twitter' } as const;
export type ProviderName = keyof typeof PROVIDERS;

/** Our addition that starts a social sign-in on the server. */
const CAPABILITY = 'social-sign-in';

export const startsOnServer = ({ capabilities }: Pick<Settings, 'capabilities'>) => capabilities.includes(CAPABILITY);

/** The providers with a button, in the order of spec 1 §2.4. */
export function offeredProviders(settings: Pick<Settings, 'providers' | 'capabilities'>): ProviderName[] {
  if (!startsOnServer(settings)) return [];
  return (Object.keys(PROVIDERS) as ProviderName[]).filter((name) => settings.providers.includes(name));
}
