import type { User } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type ComponentType, useRef, useState } from 'react';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { DownloadOption } from './download-option';
import styles from './security-options.module.css';

const texts = messages.security;
type DeletionDialog = ComponentType<{ user: User; onClose: () => void }>;

/**
 * Change Password, the data download and Delete Account on /security (ACC-SCR-024, ACC-SCR-025). The account deletion
 * dialogs load on demand.
 */
export function SecurityOptions() {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const [opening, setOpening] = useState(false);
  const [leaving, setLeaving] = useState<{ user: User; Dialog: DeletionDialog } | null>(null);
  const working = useRef(false);

  async function open() {
    if (!user || working.current) return;
    working.current = true;
    setOpening(true);
    try {
      const { default: Dialog } = await import(/* webpackChunkName: "deletion-dialog" */ './deletion-dialog');
      setLeaving({ user, Dialog });
    } catch (cause) {
      console.warn('Failed to load the account deletion dialogs:', cause);
      platform.toast('error', texts.notOpened);
    } finally {
      working.current = false;
      setOpening(false);
    }
  }
  return (
    <>
      <ul className={styles.options}>
        <li className={styles.option}>
          <div>
            <h2 className={styles.title}>{texts.changePassword}</h2>
            <p className={styles.hint}>{texts.changePasswordHint}</p>
          </div>
          <Button to={paths.changePassword}>{texts.changePassword}</Button>
        </li>
        <DownloadOption disabled={!user} />
        <li className={styles.option}>
          <div>
            <h2 className={styles.title}>{texts.deleteAccount}</h2>
            <p className={styles.hint}>{texts.deleteAccountHint}</p>
          </div>
          <Button variant="danger" busy={opening} disabled={!user} aria-haspopup="dialog" onClick={() => void open()}>
            {opening ? texts.opening : texts.deleteAccount}
          </Button>
        </li>
      </ul>
      {leaving && <leaving.Dialog user={leaving.user} onClose={() => setLeaving(null)} />}
    </>
  );
}
