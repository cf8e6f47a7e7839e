import { useTopic } from '@nkm/platform';
import { Suspense } from 'react';
import { useShell } from '../app/shell-context';
import { optionalPart } from './optional-part';

/** Only signed-in shoppers need its code. */
const NotificationsBell = optionalPart(
  () => import(/* webpackChunkName: "user" */ '../notifications/notifications-bell'),
);

/** How many notifications a signed-in shopper has not read; not with a server as documented, which cannot count them. */
export function UnreadNotifications() {
  const { settings } = useShell();
  const { user } = useTopic('session');
  if (!user || !settings.capabilities.includes('notifications')) return null;
  return (
    <Suspense>
      <NotificationsBell />
    </Suspense>
  );
}
