import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './profile-sidebar.module.css';

export interface ProfileSidebarProps {
  links: readonly { title: string; to: string }[];
  onLogout?: () => void;
}

/**
 * The way around the account pages (spec 1 §2.1): one row that scrolls on a narrow screen, a column in a narrow place
 * of a wide one.
 */
export function ProfileSidebar({ links, onLogout }: ProfileSidebarProps) {
  const here = useLocation().pathname.toLowerCase();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(row.current), [here]);
  return (
    <nav className={styles.sidebar} aria-label="Account">
      <ul className={styles.links} ref={row}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={pathOf(to) === here ? 'page' : undefined}>
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

const pathOf = (address: string) => address.replace(/[#?].*/, '').toLowerCase();

/** Scrolls the row, and nothing around it, to the link of the page. */
function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
