import type { Settings } from '@nkm/contracts';

export type Device = 'android' | 'ios' | 'huawei';

/** Spec 1 §1: the store for whoever has none of the others. */
const DEFAULT: Device = 'android';

/** Kind of device, as far as its browser tells. Huawei's own system is asked first: older ones call themselves Android. */
export function deviceOf(userAgent: string): Device {
  if (/huawei|hmscore|harmonyos/i.test(userAgent)) return 'huawei';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : DEFAULT;
}

/** Address of the app in the store of that device, else in the default one. Null: the settings name none. */
export function storeLink({ links }: Pick<Settings, 'links'>, device: Device = DEFAULT): string | null {
  return links[device] || links[DEFAULT] || null;
}
