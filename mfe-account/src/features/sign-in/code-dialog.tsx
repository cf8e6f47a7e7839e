import { Dialog } from '@nkm/ui';
import { CodeForm } from '../../login-code/code-form';
import { messages } from '../../messages';
import type { SignIn } from './use-sign-in';

const texts = messages.code;

/** The modal for the one-time code (ACC-SCR-003). A new code resets its form. */
export function CodeDialog({ signIn }: { signIn: SignIn }) {
  const { step, work } = signIn;
  return (
    <Dialog open={step !== null} title={texts.heading} onClose={signIn.leave} size="s">
      {step && (
        <CodeForm
          key={step.temporaryToken}
          texts={texts}
          expiresAt={step.expiresAt}
          work={work === 'password' ? null : work}
          error={signIn.error}
          verify={signIn.verify}
          resend={() => void signIn.resend()}
          sendsItself
        >
          <p>{step.passwordUnchecked ? texts.sentIfRight(step.email) : texts.sentTo(step.email)}</p>
        </CodeForm>
      )}
    </Dialog>
  );
}
