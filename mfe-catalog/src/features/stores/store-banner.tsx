import { Avatar, Button, Stars } from '@nkm/ui';
import { paths } from '../../paths';
import type { StoreView } from './get-store';
import { messages } from './messages';
import styles from './store-banner.module.css';

/** The header of every store page (CAT-SCR-061): the store's identity and a link to contact it. */
export function StoreBanner({ store, heading }: { store: StoreView; heading: string }) {
  const { id, store_name, profile, about, star_summary, reviews } = store;
  return (
    <header className={styles.banner}>
      <Avatar name={store_name} src={profile?.avatar} size="l" />
      <div className={styles.words}>
        <h1>{heading}</h1>
        {about && <p>{about}</p>}
        {reviews > 0 && <Stars summary={star_summary} count={reviews} />}
      </div>
      <Button to={paths.storeContact(id)}>{messages.inquiry}</Button>
    </header>
  );
}
