import { Icon, icons } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { messages } from '../../app/messages';
import { paths } from '../../app/paths';
import { AccountMenu } from './account-menu';
import { CurrencyPicker } from './currency-picker';
import { CategoryBar } from '../menu/deferred-category-bar';
import styles from './header.module.css';
import { MenuButton } from '../menu/menu-button';
import { ServiceLinks } from '../menu/service-links';
import { MiniCart } from './mini-cart';
import { SearchBox } from '../search/search-box';
import { UnreadNotifications } from '../notifications/unread-notifications';
import { WishlistLink } from './wishlist-link';

/** The top of every page. */
export function Header() {
  const { settings } = useShell();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <MenuButton />
        <Link to={paths.home} className={styles.logo} aria-label={`${settings.brand} ${messages.home}`}>
          <Icon path={icons.adire} />
          <span>{settings.brand}</span>
        </Link>
        <SearchBox />
        <ServiceLinks className={styles.services} />
        <nav className={styles.tools} aria-label={messages.mainNavigation}>
          <CurrencyPicker />
          <AccountMenu />
          <UnreadNotifications />
          <WishlistLink />
          <MiniCart />
        </nav>
      </div>
      <CategoryBar />
    </header>
  );
}
