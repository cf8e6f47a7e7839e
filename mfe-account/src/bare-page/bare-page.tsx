import { usePlatform } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './bare-page.module.css';

/** A page without header and footer: the logo, which leads back to the shop, above a card. */
export function BarePage({ children }: { children: ReactNode }) {
  const { brand } = usePlatform().settings;
  return (
    <div className={styles.page}>
      <Link to={paths.home} className={styles.brand} aria-label={`${brand}: ${messages.signIn.backToShop}`}>
        <Icon path={icons.adire} />
        <span>{brand}</span>
      </Link>
      <div className={styles.card}>{children}</div>
    </div>
  );
}
