import { hasFeature } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { useState } from 'react';
import { DeviceList } from './device-list';
import { EventList } from './event-list';

/**
 * Devices and events on /security; a server without these additions shows neither. The events load again when `changes`
 * of other sections rise.
 */
export function DevicesAndEvents({ changes: others = 0 }: { changes?: number }) {
  const { settings } = usePlatform();
  const { user } = useTopic('session');
  const [changes, setChanges] = useState(0);
  if (!user) return null;
  return (
    <>
      {hasFeature(settings, 'sessions') && <DeviceList onChange={() => setChanges((count) => count + 1)} />}
      {hasFeature(settings, 'security-events') && <EventList key={changes + others} />}
    </>
  );
}
