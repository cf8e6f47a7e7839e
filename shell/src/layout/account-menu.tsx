import { useTopic } from '@nkm/platform';
import { Icon } from '@nkm/ui';
import { type ComponentType, lazy, type MouseEvent, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isClaimed } from '../app/is-claimed';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import styles from './header.module.css';

/** Only signed-in shoppers need its code; without it nothing but the count is missing. */
const NotificationsBell = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import(/* webpackChunkName: "signed-in" */ '../notifications/notifications-bell');
  } catch (error) {
    console.warn('The notifications could not be loaded:', error);
    return { default: () => null };
  }
});

/** The Account link for a visitor; greeting and sign-out for somebody who is signed in (spec 1 §2.3). */
export function AccountMenu() {
  const { signIn, signOut, claims, settings } = useShell();
  const { user } = useTopic('session');
  const { pathname, search } = useLocation();

  if (user) {
    return (
      <>
        <Link to={isClaimed('/Dashboard', claims) ? '/Dashboard' : '/my-orders'} className={styles.tool}>
          <Icon name="user" />
          <span className={styles.toolText}>
            <span className={styles.wide}>{messages.greeting} </span>
            {user.surname}
          </span>
        </Link>
        <button
          type="button"
          className={styles.tool}
          aria-label={messages.signOut}
          title={messages.signOut}
          onClick={signOut}
        >
          <Icon name="logout" />
        </button>
        {settings.capabilities.includes('notifications') && (
          <Suspense>
            <NotificationsBell />
          </Suspense>
        )}
      </>
    );
  }

  function openSignIn(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the shopper wants a tab of their own
    event.preventDefault();
    signIn(pathname + search);
  }

  return (
    <a href="/account" className={styles.tool} onClick={openSignIn}>
      <Icon name="user" />
      <span className={styles.toolText}>{messages.account}</span>
    </a>
  );
}
