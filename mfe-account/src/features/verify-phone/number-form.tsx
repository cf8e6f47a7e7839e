import { Button, Field } from '@nkm/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { DeferredCaptcha } from '../../captcha/deferred-captcha';
import type { DemandedCaptcha } from '../../captcha/use-demanded-captcha';
import { messages } from './messages';
import styles from './verify-phone.module.css';

interface NumberFormProps {
  value: string;
  error: string;
  busy: boolean;
  captcha: DemandedCaptcha;
  onChange: (text: string) => void;
  onSubmit: () => void;
}

/** The number, in any Nigerian spelling. */
export function NumberForm({ value, error, busy, captcha, onChange, onSubmit }: NumberFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p>{messages.country}</p>
      <Field
        ref={input}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="contact"
        maxLength={40}
        label={messages.number}
        hint={messages.numberHint}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {captcha.isWanted && <DeferredCaptcha spent={captcha.spent} onToken={captcha.onToken} />}
      <Button type="submit" variant="main" busy={busy} disabled={captcha.isPending}>
        {busy ? messages.submitting : messages.submit}
      </Button>
    </form>
  );
}
