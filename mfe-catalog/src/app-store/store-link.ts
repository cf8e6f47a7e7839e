import type { Settings } from '@nkm/contracts';

export type Device = 'android' | 'ios' | 'huawei';

/** The store for all other devices (CAT-CONST-020). */
const DEFAULT: Device = 'android';

/** Kind of device by its user agent. Huawei is tested first, because older Huawei devices also say Android. */
export function deviceOf(userAgent: string): Device {
  if (/huawei|hmscore|harmonyos/i.test(userAgent)) return 'huawei';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : DEFAULT;
}

/** Address of the app in the store of that device, else in the default store; null when the settings name neither. */
export function storeLink({ links }: Pick<Settings, 'links'>, device: Device = DEFAULT): string | null {
  return links[device] || links[DEFAULT] || null;
}
