import { useTopic } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../app/messages';
import styles from '../tools/tool.module.css';

export function WishlistLink() {
  const { count } = useTopic('wishlist');
  return (
    <Link to="/wishlist" className={styles.tool} aria-label={`${messages.wishlist}, ${count}`}>
      <Icon path={icons.heart} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
