import { Button } from '../button';
import { Icon } from '../icon';
import * as icons from '../icons';
import { Spinner } from '../spinner';
import styles from './captcha-field.module.css';
import { messages } from './messages';
import type { Captcha } from './use-captcha';

/** Shows the status of a form's captcha; the shopper acts only if it fails. */
export function CaptchaField({ captcha: { status, renew } }: { captcha: Captcha }) {
  return (
    <div className={styles.captcha} role="status">
      {status === 'solving' && <Spinner />}
      {status !== 'solving' && <Icon path={status === 'solved' ? icons.check : icons.warning} />}
      <p>{messages[status]}</p>
      {status === 'failed' && (
        <Button size="s" onClick={renew}>
          {messages.again}
        </Button>
      )}
    </div>
  );
}
