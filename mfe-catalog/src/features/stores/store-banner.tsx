import { Avatar, Button, Stars } from '@nkm/ui';
import { paths } from '../../paths';
import type { StoreView } from './get-store';
import { messages } from './messages';
import styles from './store-banner.module.css';

/** The head of every page of a store (spec 2 §2): who it is, and the way to write to it. */
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
