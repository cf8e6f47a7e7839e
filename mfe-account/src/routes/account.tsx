import { usePlatform } from '@nkm/platform';
import { Link } from 'react-router-dom';
import { SignInPanel } from '../features/sign-in/sign-in-panel';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './account.module.css';

export default function Account() {
  const { settings } = usePlatform();
  return (
    <div className={styles.page}>
      <Link to={paths.home} className={styles.brand} aria-label={`${settings.brand}: ${messages.signIn.backToShop}`}>
        {settings.brand}
      </Link>
      <div className={styles.card}>
        <SignInPanel />
      </div>
    </div>
  );
}
