import { hasFeature } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { deferred } from '@nkm/ui';
import { useShell } from '../../app/shell-context';

/** A separate chunk: only signed-in shoppers need it. */
const NotificationsBell = deferred(
  async () => (await import(/* webpackChunkName: "user" */ './notifications-bell')).NotificationsBell,
  { server: false },
);

/** The number of a signed-in shopper's unread notifications. Servers with only the documented API cannot count them. */
export function UnreadNotifications() {
  const { settings } = useShell();
  const { user } = useTopic('session');
  if (!user || !hasFeature(settings, 'notifications')) return null;
  return <NotificationsBell />;
}
