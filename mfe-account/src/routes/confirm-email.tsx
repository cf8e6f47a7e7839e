import { Breadcrumb } from '@nkm/ui';
import { ConfirmEmail } from '../features/profile/confirm-email';
import { messages } from '../features/profile/messages';
import { paths } from '../paths';
import styles from './account-page.module.css';

/** The target of the link that is mailed to a new email (docs/decisions/0080). */
export default function ConfirmEmailPage() {
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { title: messages.home, to: paths.home },
          { title: messages.heading, to: paths.profile },
          { title: messages.confirm.heading },
        ]}
      />
      <h1>{messages.confirm.heading}</h1>
      <ConfirmEmail />
    </div>
  );
}
