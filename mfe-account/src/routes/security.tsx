import { Breadcrumb } from '@nkm/ui';
import { SecurityOptions } from '../features/removal/security-options';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './account-page.module.css';

const texts = messages.security;

/** Password change, deactivation and account deletion (spec 1 §2.8, spec 2 §2). */
export default function Security() {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: texts.home, to: paths.home }, { title: texts.account }, { title: texts.heading }]} />
      <h1>{texts.heading}</h1>
      <SecurityOptions />
    </div>
  );
}
