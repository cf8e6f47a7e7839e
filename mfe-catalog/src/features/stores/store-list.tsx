import { countRatings, type StarSummary, type StoreListItem } from '@nkm/contracts';
import { Avatar, Stars } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { messages } from './messages';
import styles from './store-list.module.css';

/** All stores, in two columns on wide screens (CAT-SCR-059). */
export function StoreList({ stores, label }: { stores: readonly StoreListItem[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {stores.map(({ profile_id, store_name, avatar, about, location, products, star_summary: stars }) => (
        <li key={profile_id} className={styles.store}>
          <Avatar name={store_name} src={avatar} size="l" />
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link className={styles.link} to={paths.store(profile_id)}>
                {store_name}
              </Link>
            </h2>
            {about && <p>{about}</p>}
            <StoreStars summary={stars} />
            {products !== undefined && <p className={styles.soft}>{messages.productCount(products)}</p>}
            {location && <p className={styles.soft}>{location}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Nothing for a store without ratings. */
function StoreStars({ summary }: { summary: StarSummary | undefined }) {
  const count = countRatings(summary);
  return count > 0 ? <Stars summary={summary} count={count} /> : null;
}
