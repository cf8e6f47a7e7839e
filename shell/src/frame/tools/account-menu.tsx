import { useTopic } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import { Link, useLocation } from 'react-router-dom';
import { isClaimed } from '../../app/is-claimed';
import { useShell } from '../../app/shell-context';
import { messages } from '../../app/messages';
import { PressLink } from '../panel/press-link';
import styles from './account-menu.module.css';
import tool from './tool.module.css';

/** The Account link for guests; a greeting and sign-out for signed-in shoppers (SH-SCR-015, SH-SCR-016). */
export function AccountMenu() {
  const { signIn, signOut, claims } = useShell();
  const { user } = useTopic('session');
  const { pathname, search } = useLocation();

  if (user) {
    return (
      <>
        <Link to={isClaimed('/Dashboard', claims) ? '/Dashboard' : '/my-orders'} className={tool.tool}>
          <Icon path={icons.user} />
          <span className={styles.text}>
            <span className={styles.wide}>{messages.greeting} </span>
            <span>{user.surname}</span>
          </span>
        </Link>
        <button
          type="button"
          className={tool.tool}
          aria-label={messages.signOut}
          title={messages.signOut}
          onClick={signOut}
        >
          <Icon path={icons.logout} />
        </button>
      </>
    );
  }

  return (
    <PressLink to="/account" className={tool.tool} onPress={() => signIn(pathname + search)}>
      <Icon path={icons.user} />
      <span className={styles.text}>{messages.account}</span>
    </PressLink>
  );
}
