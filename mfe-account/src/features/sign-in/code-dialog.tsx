import { Dialog } from '@nkm/ui';
import { messages } from '../../messages';
import { CodeForm } from './code-form';
import type { SignIn } from './use-sign-in';

/** The modal for the one-time code (spec 1 §4); a new code starts it afresh. */
export function CodeDialog({ signIn }: { signIn: SignIn }) {
  const { step } = signIn;
  return (
    <Dialog open={step !== null} title={messages.code.heading} onClose={signIn.leave} size="s">
      {step && <CodeForm key={step.temporaryToken} step={step} signIn={signIn} />}
    </Dialog>
  );
}
