import { hasFeature, type Settings } from '@nkm/contracts';

export const PROVIDERS = { google: 'Google', apple: 'Apple', twitter: 'Twitter' } as const;
export type ProviderName = keyof typeof PROVIDERS;

/** The providers with a button, in the order of ACC-SCR-015. */
export function offeredProviders(settings: Pick<Settings, 'providers' | 'api'>): ProviderName[] {
  if (!hasFeature(settings, 'social-sign-in')) return [];
  return (Object.keys(PROVIDERS) as ProviderName[]).filter((name) => settings.providers.includes(name));
}
