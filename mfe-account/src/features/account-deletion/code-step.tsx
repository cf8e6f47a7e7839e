import { CodeForm } from '../../login-code/code-form';
import { messages } from '../../messages';
import type { StepProps } from './step-props';

const texts = messages.deletion.code;

/** Step 5: the code. The sixth digit submits nothing here; only the button deletes the account. */
export function CodeStep({ removal, user }: StepProps) {
  const { work, codeExpiresAt } = removal;
  return (
    <CodeForm
      key={codeExpiresAt}
      texts={texts}
      expiresAt={codeExpiresAt}
      work={work === 'code' || work === 'resend' ? work : null}
      error={removal.error}
      verify={removal.confirm}
      resend={() => void removal.resend()}
      resendsEarly
      danger
    >
      <p>{texts.sentTo(user.email)}</p>
    </CodeForm>
  );
}
