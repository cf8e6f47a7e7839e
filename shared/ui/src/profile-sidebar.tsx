import { BELOW_ACCOUNT_PAGES } from '@nkm/contracts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './profile-sidebar.module.css';

export interface ProfileSidebarProps {
  links: readonly { title: string; to: string }[];
  onLogout?: () => void;
}

/** Navigation of the account pages (SHR-SCR-002): a scrolling row on a narrow screen, a narrow column on a wide one. */
export function ProfileSidebar({ links, onLogout }: ProfileSidebarProps) {
  const here = useLocation().pathname.toLowerCase();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(row.current), [here]);
  return (
    <nav className={styles.sidebar} aria-label="Account">
      <ul className={styles.links} ref={row}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={currentAt(here, pathOf(to))}>
              {title}
            </Link>
          </li>
        ))}
        {onLogout && (
          <li>
            <button type="button" className={styles.link} onClick={onLogout}>
              Logout
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** `page` for the open page, `true` for a page below it, such as /addresses/add below /addresses. */
function currentAt(here: string, path: string): 'page' | 'true' | undefined {
  if (here === path) return 'page';
  const [, first = ''] = here.split('/');
  return here.startsWith(`${path}/`) || BELOW_ACCOUNT_PAGES[first] === path ? 'true' : undefined;
}

const pathOf = (address: string) => address.replace(/[#?].*/, '').toLowerCase();

/** Scrolls only the row to the link of the current page. */
function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
