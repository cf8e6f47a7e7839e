import { Field, Notice, PasswordField } from '@nkm/ui';
import { LONGEST_EMAIL } from '../../email-address';
import { LONGEST_PASSWORD, type Registration } from './check-registration';
import { messages } from './messages';
import type { StepProps } from './name-step';
import { PasswordStrengthLabel } from './password-strength-label';

interface EmailAndPassStepProps extends StepProps {
  typed: Registration | null;
  /** A reload has cleared the password, but nothing else. */
  passwordLost: boolean;
}

/** Email and password, with the strength of the password (ACC-SCR-012). */
export function EmailAndPassStep({ draft, faults, typed, passwordLost }: EmailAndPassStepProps) {
  const { surname = '', other_names = '', email = '', password = '' } = typed ?? {};
  return (
    <>
      {passwordLost && password === '' && <Notice>{messages.passwordAgain}</Notice>}
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_EMAIL}
        defaultValue={draft.email}
        hint={messages.emailHint}
        error={faults.email}
        required
      />
      <div>
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="new-password"
          maxLength={LONGEST_PASSWORD}
          hint={messages.passwordHint}
          error={faults.password}
          required
        />
        <PasswordStrengthLabel password={password} own={[surname, other_names, email]} />
      </div>
    </>
  );
}
