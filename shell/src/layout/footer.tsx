import { Link } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import styles from './footer.module.css';

export function Footer() {
  const { settings } = useShell();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.brand}>{settings.brand}</p>
        <nav aria-label="Footer" className={styles.links}>
          <Link to="/shop">{messages.shop}</Link>
          <Link to="/cart">{messages.cart}</Link>
          <Link to="/my-orders">{messages.myOrders}</Link>
        </nav>
        <p className={styles.promises}>{messages.footerPromises}</p>
      </div>
    </footer>
  );
}
