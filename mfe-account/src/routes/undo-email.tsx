import { Breadcrumb } from '@nkm/ui';
import { messages } from '../features/undo-email/messages';
import { UndoEmail } from '../features/undo-email/undo-email';
import { paths } from '../paths';
import styles from './account-page.module.css';

/** The target of the link that is mailed to a previous email (docs/decisions/0080). */
export default function UndoEmailPage() {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: messages.home, to: paths.home }, { title: messages.heading }]} />
      <h1>{messages.heading}</h1>
      <UndoEmail />
    </div>
  );
}
