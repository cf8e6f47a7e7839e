import { useTopic } from '@nkm/platform';
import { Breadcrumb, Skeleton } from '@nkm/ui';
import { ContinueNotice } from '../features/profile/continue-notice';
import { messages } from '../features/profile/messages';
import { ProfileForm } from '../features/profile/profile-form';
import { ProfilePhoto } from '../features/profile/profile-photo';
import { paths } from '../paths';
import styles from './account-page.module.css';

/** Shows and edits what the shop knows about the shopper. */
export default function Profile() {
  const { user } = useTopic('session');
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: messages.home, to: paths.home }, { title: messages.heading }]} />
      <h1>{messages.heading}</h1>
      <ContinueNotice />
      {user ? (
        <>
          <ProfilePhoto user={user} />
          {/* Another account in another tab: its own draft. */}
          <ProfileForm key={user.id} user={user} />
        </>
      ) : (
        <div role="status" aria-label={messages.loading} className={styles.loading}>
          {['photo', 'surname', 'other names', 'email', 'birthday'].map((place) => (
            <Skeleton key={place} shape="block" className={styles.field} />
          ))}
        </div>
      )}
    </div>
  );
}
