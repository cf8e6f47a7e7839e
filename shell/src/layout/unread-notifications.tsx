import { useTopic } from '@nkm/platform';
import { type ComponentType, lazy, Suspense } from 'react';
import { useShell } from '../app/shell-context';

/** Only signed-in shoppers need its code; without it nothing but the count is missing. */
const NotificationsBell = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import(/* webpackChunkName: "signed-in" */ '../notifications/notifications-bell');
  } catch (error) {
    console.warn('The notifications could not be loaded:', error);
    return { default: () => null };
  }
});

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
