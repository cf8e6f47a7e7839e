import { usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { deviceOf, type Device, storeLink } from './store-link';

/** Address of the mobile app for this device. Server pages, which all visitors share, have the default. */
export function useStoreLink(): string | null {
  const { settings } = usePlatform();
  const [device, setDevice] = useState<Device>();
  useEffect(() => setDevice(deviceOf(navigator.userAgent)), []);
  return storeLink(settings, device);
}
