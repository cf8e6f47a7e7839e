import { useTopic } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { messages } from '../features/verify-phone/messages';
import { VerifyPhone } from '../features/verify-phone/verify-phone';
import { paths } from '../paths';
import styles from './account-page.module.css';

/** Phone verification. The shell sends shoppers without a phone number here (SH-RULE-012). */
export default function VerifyPhonePage() {
  const { user } = useTopic('session');
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { title: messages.home, to: paths.home },
          { title: messages.profile, to: paths.profile },
          { title: messages.heading },
        ]}
      />
      <h1>{messages.heading}</h1>
      <p className={styles.intro}>{messages.intro}</p>
      {user ? <VerifyPhone key={user.id} user={user} /> : <p role="status">{messages.loading}</p>}
    </div>
  );
}
