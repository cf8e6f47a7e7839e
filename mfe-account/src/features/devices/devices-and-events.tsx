import { usePlatform, useTopic } from '@nkm/platform';
import { useState } from 'react';
import { DeviceList } from './device-list';
import { EventList } from './event-list';

/**
 * Devices and events on /security; a server without these additions shows neither. The events load again when `changes`
 * of other sections rise.
 */
export function DevicesAndEvents({ changes: others = 0 }: { changes?: number }) {
  const { capabilities } = usePlatform().settings;
  const { user } = useTopic('session');
  const [changes, setChanges] = useState(0);
  if (!user) return null;
  return (
    <>
      {capabilities.includes('sessions') && <DeviceList onChange={() => setChanges((count) => count + 1)} />}
      {capabilities.includes('security-events') && <EventList key={changes + others} />}
    </>
  );
}
