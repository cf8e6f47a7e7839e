import { Breadcrumb } from '@nkm/ui';
import { ChangePasswordForm } from '../features/password/change-password-form';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './account-page.module.css';

const texts = messages.password;

/** /password/change (ACC-ROUTE-005). */
export default function PasswordChange() {
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { title: messages.security.home, to: paths.home },
          { title: messages.security.heading, to: paths.security },
          { title: texts.heading },
        ]}
      />
      <h1>{texts.heading}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <ChangePasswordForm />
    </div>
  );
}
