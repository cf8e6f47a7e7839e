import clsx from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { Button } from './button';
import styles from './profile-sidebar.module.css';

export interface ProfileSidebarProps {
  links: readonly { title: string; to: string }[];
  onLogout?: () => void;
  busy?: boolean;
}

/** The way around the account pages (spec 1 §2.1). */
export function ProfileSidebar({ links, onLogout, busy }: ProfileSidebarProps) {
  const here = useLocation().pathname.toLowerCase();
  return (
    <nav className={styles.sidebar} aria-label="Account">
      <ul className={styles.links}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={pathOf(to) === here ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
        {onLogout && (
          <li>
            <Button variant="quiet" className={clsx(styles.link, styles.logout)} busy={busy} onClick={onLogout}>
              Logout
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}

const pathOf = (address: string) => address.replace(/[#?].*/, '').toLowerCase();
