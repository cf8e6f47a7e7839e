import { Button } from '@nkm/ui';
import { paths } from '../../paths';
import { messages } from './messages';
import styles from './profile.module.css';

/** The first phone contact, and the way to another one (ACC-SCR-022). */
export function PhoneRow({ phone }: { phone: string | null }) {
  return (
    <div className={styles.phone}>
      <div>
        <span className={styles.label}>{messages.phone}</span>
        <p className={styles.value}>{phone ? `+${phone}` : messages.noPhone}</p>
      </div>
      <Button to={paths.verifyPhone}>{phone ? messages.changePhone : messages.addPhone}</Button>
    </div>
  );
}
