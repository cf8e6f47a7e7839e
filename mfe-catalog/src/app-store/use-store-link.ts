import { usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { deviceOf, type Device, storeLink } from './store-link';

/** Address of the mobile app for this device; the page of the server, which is the same for everybody, has the default. */
export function useStoreLink(): string | null {
  const { settings } = usePlatform();
  const [device, setDevice] = useState<Device>();
  useEffect(() => setDevice(deviceOf(navigator.userAgent)), []);
  return storeLink(settings, device);
}
