import { Link } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import { AccountMenu } from './account-menu';
import { CurrencyPicker } from './currency-picker';
import { MiniCart } from './mini-cart';
import { SearchBox } from './search-box';
import { WishlistLink } from './wishlist-link';
import styles from './header.module.css';

export function Header() {
  const { settings } = useShell();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} aria-label={`${settings.brand} ${messages.home}`}>
          {settings.brand}
        </Link>
        <SearchBox />
        <nav className={styles.tools} aria-label={messages.mainNavigation}>
          <CurrencyPicker />
          <AccountMenu />
          <WishlistLink />
          <MiniCart />
        </nav>
      </div>
    </header>
  );
}
