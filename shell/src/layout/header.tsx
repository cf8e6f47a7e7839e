import { Icon, icons } from '@nkm/ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import { paths } from '../paths';
import { AccountMenu } from './account-menu';
import { CurrencyPicker } from './currency-picker';
import styles from './header.module.css';
import { lazyCategoryBar } from './lazy-category-bar';
import { MenuButton } from './menu-button';
import { MiniCart } from './mini-cart';
import { SearchBox } from './search-box';
import { UnreadNotifications } from './unread-notifications';
import { WishlistLink } from './wishlist-link';

const CategoryBar = lazyCategoryBar();

/** The top of every page (spec 1 §2.3). */
export function Header() {
  const { settings } = useShell();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <MenuButton />
        <Link to={paths.home} className={styles.logo} aria-label={`${settings.brand} ${messages.home}`}>
          <Icon path={icons.adire} />
          {settings.brand}
        </Link>
        <SearchBox />
        <nav className={styles.tools} aria-label={messages.mainNavigation}>
          <CurrencyPicker />
          <AccountMenu />
          <UnreadNotifications />
          <WishlistLink />
          <MiniCart />
        </nav>
      </div>
      <Suspense fallback={<div className={styles.bar} />}>
        <CategoryBar />
      </Suspense>
    </header>
  );
}
