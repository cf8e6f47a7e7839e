import { Button, Field, Notice } from '@nkm/ui';
import { type FormEvent, useState } from 'react';
import { isEmailAddress } from '../../email-address';
import styles from './forgot-password.module.css';
import { messages } from './messages';
import type { ForgotPassword } from './use-forgot-password';

interface EmailFormProps {
  typed: string;
  onType: (email: string) => void;
  forgot: ForgotPassword;
}

export function EmailForm({ typed, onType, forgot }: EmailFormProps) {
  const [left, setLeft] = useState(false);
  const [changed, setChanged] = useState(false);
  const isValid = isEmailAddress(typed.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValid) return;
    setChanged(false);
    void forgot.ask(typed.trim());
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p>{messages.intro}</p>
      {forgot.failure && <Notice tone="error">{forgot.failure}</Notice>}
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-autofocus=""
        value={typed}
        error={(!changed && forgot.refused) || (left && !isValid && messages.invalid)}
        onChange={(event) => {
          onType(event.target.value);
          setChanged(true);
        }}
        onBlur={() => setLeft(true)}
      />
      <Button type="submit" variant="main" wide disabled={!isValid} busy={forgot.busy}>
        {forgot.busy ? messages.sending : messages.send}
      </Button>
    </form>
  );
}
