import { Button } from '../button';
import { Icon } from '../icon';
import * as icons from '../icons';
import { Spinner } from '../spinner';
import styles from './captcha-field.module.css';
import { messages } from './messages';
import type { Captcha } from './use-captcha';

/** Shows the status of a form's captcha. The shopper acts only if it fails, or if a third party asks. */
export function CaptchaField({ captcha: { status, renew, place } }: { captcha: Captcha }) {
  const isBusy = status === 'solving' || status === 'asking';
  return (
    <div className={styles.captcha}>
      <div className={styles.status} role="status">
        {isBusy && <Spinner />}
        {!isBusy && <Icon path={status === 'solved' ? icons.check : icons.warning} />}
        <p>{messages[status]}</p>
        {status === 'failed' && (
          <Button size="s" onClick={renew}>
            {messages.again}
          </Button>
        )}
      </div>
      <div ref={place} className={styles.place} />
    </div>
  );
}
