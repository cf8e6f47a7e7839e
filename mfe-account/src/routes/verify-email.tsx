import { Breadcrumb } from '@nkm/ui';
import { messages } from '../features/verify-email/messages';
import { VerifyEmail } from '../features/verify-email/verify-email';
import { paths } from '../paths';
import styles from './account-page.module.css';

/** The target of the link that verifies an email (docs/decisions/0125). */
export default function VerifyEmailPage() {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: messages.home, to: paths.home }, { title: messages.heading }]} />
      <h1>{messages.heading}</h1>
      <VerifyEmail />
    </div>
  );
}
