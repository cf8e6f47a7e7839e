import type { User } from '@nkm/contracts';
import { Button } from '@nkm/ui';
import { DeferredCaptcha } from '../../captcha/deferred-captcha';
import { DeferredCodeForm, prepareCodeForm } from './deferred-code-form';
import { messages } from './messages';
import { NumberForm } from './number-form';
import { useVerifyPhone } from './use-verify-phone';
import styles from './verify-phone.module.css';

/** Our own code step in place of a hosted widget (ACC-SCR-019; docs/rules.md "Texts and phone numbers"). */
export function VerifyPhone({ user }: { user: User }) {
  const { step, typed, error, work, captcha, type, submit, verify, resend, leave } = useVerifyPhone(user);
  if (!step)
    return (
      <>
        <p>{user.phone ? messages.current(user.phone) : messages.lastStep}</p>
        <NumberForm
          captcha={captcha}
          value={typed}
          error={error}
          busy={work === 'number'}
          onChange={type}
          onSubmit={() => {
            prepareCodeForm();
            void submit();
          }}
        />
      </>
    );
  return (
    <div className={styles.form}>
      <p role="status">{messages.code.sentTo(step.contact)}</p>
      <DeferredCodeForm
        texts={messages.code}
        expiresAt={step.expiresAt}
        work={work === 'number' ? null : work}
        error={error}
        verify={verify}
        resend={() => void resend()}
        sendsItself
        resendsEarly
      >
        {captcha.isWanted && <DeferredCaptcha spent={captcha.spent} onToken={captcha.onToken} />}
      </DeferredCodeForm>
      <p>
        <Button variant="quiet" onClick={leave}>
          {messages.code.otherNumber}
        </Button>
      </p>
    </div>
  );
}
