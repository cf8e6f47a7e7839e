import { Button, CodeInput, Countdown } from '@nkm/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { messages } from '../../messages';
import { CODE_LENGTH, isExpired, type LoginStep } from './login-step';
import styles from './sign-in.module.css';
import type { SignIn } from './use-sign-in';

const texts = messages.code;

/** The sixth digit sends the code; the button repeats what a lost connection broke off. */
export function CodeForm({ step, signIn }: { step: LoginStep; signIn: SignIn }) {
  const [code, setCode] = useState('');
  const busy = signIn.work === 'code';
  const fieldId = useId();
  // The dialog opens with the focus on its title; here there is one thing to do, so it goes on to the field.
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);

  async function verify(digits: string) {
    const outcome = await signIn.verify(digits);
    if (outcome === 'refused') setCode(''); // the next try starts with an empty field
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void verify(code);
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{texts.sentTo(step.email)}</p>
      <CodeInput
        id={fieldId}
        label={texts.label}
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void verify(digits)}
        readOnly={busy}
        error={signIn.error}
      />
      <Button type="submit" variant="main" wide disabled={code.length < CODE_LENGTH} busy={busy}>
        {busy ? texts.checking : texts.verify}
      </Button>
      <Expiry key={step.expiresAt} step={step} signIn={signIn} />
    </form>
  );
}

/** How long the code is good for; at 00:00 the way to a new one. */
function Expiry({ step, signIn }: { step: LoginStep; signIn: SignIn }) {
  const [expired, setExpired] = useState(() => isExpired(step, Date.now()));
  return (
    <p className={styles.expiry}>
      {texts.expiresIn} <Countdown until={step.expiresAt} label={texts.expiresIn} onEnd={() => setExpired(true)} />
      {expired && (
        <span className={styles.resend} role="status">
          {texts.notReceived}{' '}
          <Button variant="quiet" size="s" busy={signIn.work === 'resend'} onClick={() => void signIn.resend()}>
            {texts.resend}
          </Button>
        </span>
      )}
    </p>
  );
}
