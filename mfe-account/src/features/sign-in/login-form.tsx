import { Button, Field, Notice, PasswordField } from '@nkm/ui';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { DeferredCaptcha } from '../../captcha/deferred-captcha';
import type { DemandedCaptcha } from '../../captcha/use-demanded-captcha';
import { messages } from '../../messages';
import { canSubmit } from './read-form';
import styles from './sign-in.module.css';

const texts = messages.signIn;

interface LoginFormProps {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  error: string;
  onSubmit: () => void;
  /** Help for a forgotten password, below the password field. */
  help: ReactNode;
  captcha: DemandedCaptcha;
}

/**
 * Email and password. The inputs are uncontrolled, so that values from a password manager count even before hydration.
 * Until then, `post` and the disabled button keep the password out of the address.
 */
export function LoginForm({ form, busy, error, onSubmit, help, captcha }: LoginFormProps) {
  const [ready, setReady] = useState(false);
  const look = () => setReady(canSubmit(form.current));
  useEffect(() => setReady(canSubmit(form.current)), [form]);

  function submit(event: FormEvent) {
    event.preventDefault();
    look();
    if (canSubmit(form.current) && !busy && !captcha.isPending) onSubmit();
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onInput={look}
      onAnimationStart={look}
    >
      {error && <Notice tone="error">{error}</Notice>}
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        className={styles.input}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        className={styles.input}
      />
      {help}
      {captcha.isWanted && <DeferredCaptcha spent={captcha.spent} onToken={captcha.onToken} />}
      <Button type="submit" variant="main" size="l" wide disabled={!ready || captcha.isPending} busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
