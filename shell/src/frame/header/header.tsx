import { messages } from '../../app/messages';
import { AccountMenu } from '../tools/account-menu';
import { CurrencyPicker } from '../tools/currency-picker';
import { CategoryBar } from '../menu/deferred-category-bar';
import styles from './header.module.css';
import { Logo } from './logo';
import { MenuButton } from '../menu/menu-button';
import { ServiceLinks } from '../menu/service-links';
import { MiniCart } from './mini-cart';
import { SearchBox } from '../search/search-box';
import { UnreadNotifications } from '../notifications/unread-notifications';
import { WishlistLink } from './wishlist-link';

/** The top of every page. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <MenuButton />
        <Logo />
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
