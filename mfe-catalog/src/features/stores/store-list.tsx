import type { StoreListItem } from '@nkm/contracts';
import { Avatar } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './store-list.module.css';

/** All stores, in two columns on wide screens (CAT-SCR-059). */
export function StoreList({ stores, label }: { stores: readonly StoreListItem[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {stores.map(({ profile_id, store_name, avatar, about, location }) => (
        <li key={profile_id} className={styles.store}>
          <Avatar name={store_name} src={avatar} size="l" />
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link className={styles.link} to={paths.store(profile_id)}>
                {store_name}
              </Link>
            </h2>
            {about && <p>{about}</p>}
            {location && <p className={styles.location}>{location}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
