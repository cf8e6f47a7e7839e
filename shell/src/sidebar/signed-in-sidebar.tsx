import { useTopic } from '@nkm/platform';
import { ProfileSidebar } from '@nkm/ui';
import { useMatches } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import type { HostClaim } from '../slices/boot-data';
import type { RouteOutcome } from '../slices/route-outcome';
import { sidebarLinks } from './sidebar-links';
import styles from './signed-in-sidebar.module.css';

/**
 * The profile sidebar for whoever is signed in (spec 1 §2.1). The server, which knows no session, draws it on pages
 * that are for signed-in shoppers only; elsewhere it comes with the page itself, so that nothing moves.
 */
export default function SignedInSidebar() {
  const { claims, signOut } = useShell();
  const { status } = useTopic('session');
  const match = useMatches().at(-1);
  const claim = match?.handle as HostClaim | undefined;
  const isOnItsWay = (match?.loaderData as RouteOutcome | undefined)?.kind === 'pending';
  if (claim?.access !== 'signed-in' && (isOnItsWay || status === 'guest')) return null;

  /** The button goes away with the session: the focus stays on the page. */
  function logout() {
    document.getElementById('content')?.focus({ preventScroll: true });
    signOut();
  }

  return (
    <div className={styles.place}>
      <ProfileSidebar links={sidebarLinks(claims)} onLogout={logout} />
    </div>
  );
}
