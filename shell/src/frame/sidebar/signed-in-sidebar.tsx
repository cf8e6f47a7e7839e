import { useTopic } from '@nkm/platform';
import { ProfileSidebar } from '@nkm/ui';
import { useMatches } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import type { HostClaim } from '../../slices/boot-data';
import type { RouteOutcome } from '../../slices/route-outcome';
import styles from './signed-in-sidebar.module.css';

interface SidebarLink {
  title: string;
  to: string;
}

/** The links of the profile sidebar: pages with a sidebar entry that this visitor's slices claim, in their order. */
function sidebarLinks(claims: readonly Pick<HostClaim, 'path' | 'title' | 'sidebar'>[]): SidebarLink[] {
  return claims
    .flatMap(({ path, title, sidebar }) => (sidebar ? [{ path, title, ...sidebar }] : []))
    .sort((one, other) => one.place - other.place)
    .map(({ path, title, fragment }) => ({ title, to: fragment ? `${path}#${fragment}` : path }));
}

/**
 * The profile sidebar for signed-in shoppers (SHR-SCR-001). The server has no session, so it renders the sidebar only
 * on pages for signed-in shoppers. On other pages the sidebar appears together with the page, so that nothing shifts.
 */
export function SignedInSidebar() {
  const { claims, signOut } = useShell();
  const { status } = useTopic('session');
  const match = useMatches().at(-1);
  const claim = match?.handle as HostClaim | undefined;
  const isOnItsWay = (match?.loaderData as RouteOutcome | undefined)?.kind === 'pending';
  if (claim?.access !== 'signed-in' && (isOnItsWay || status === 'guest')) return null;

  /** The button disappears with the session, so the focus moves to the page. */
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
