import { Button, CodeInput, Countdown } from '@nkm/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styles from './code-form.module.css';

/** Digits of a one-time code (ACC-CONST-001, ACC-CONST-014). */
const CODE_LENGTH = 6;

/** `refused`: the code is wrong; `failed`: the same code can succeed later. */
export type CodeOutcome = 'done' | 'refused' | 'failed' | 'busy';

export interface CodeTexts {
  label: string;
  submit: string;
  submitting: string;
  expiresIn: string;
  notReceived: string;
  resend: string;
}

export interface CodeFormProps {
  texts: CodeTexts;
  /** Content above the field: the address that received the code. */
  children: ReactNode;
  /** Milliseconds since 1970. */
  expiresAt: number;
  work: 'code' | 'resend' | null;
  error: string;
  verify: (code: string) => Promise<CodeOutcome>;
  resend: () => void;
  /** The last digit submits the code; the button repeats a request that failed. */
  sendsItself?: boolean;
  /** The shopper can request a new code before this one expires. */
  resendsEarly?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
}

/** A form for an emailed six-digit code, with a countdown to its expiry. */
export function CodeForm({ texts, children, expiresAt, work, error, verify, danger, ...how }: CodeFormProps) {
  const [code, setCode] = useState('');
  const fieldId = useId();
  // The dialog focuses its title, but this form has only one field.
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);

  async function send(digits: string) {
    const outcome = await verify(digits);
    if (outcome === 'refused') setCode(''); // the next try starts with an empty field
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void send(code);
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <CodeInput
        id={fieldId}
        label={texts.label}
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
        onComplete={how.sendsItself ? (digits) => void send(digits) : undefined}
        readOnly={work === 'code'}
        error={error}
      />
      <Button
        type="submit"
        variant={danger ? 'danger' : 'main'}
        wide
        disabled={code.length < CODE_LENGTH}
        busy={work === 'code'}
      >
        {work === 'code' ? texts.submitting : texts.submit}
      </Button>
      <Expiry
        key={expiresAt}
        texts={texts}
        expiresAt={expiresAt}
        early={how.resendsEarly ?? false}
        busy={work === 'resend'}
        resend={how.resend}
      />
    </form>
  );
}

interface ExpiryProps {
  texts: CodeTexts;
  expiresAt: number;
  early: boolean;
  busy: boolean;
  resend: () => void;
}

/** The countdown to 00:00, and the button for a new code. */
function Expiry({ texts, expiresAt, early, busy, resend }: ExpiryProps) {
  const [expired, setExpired] = useState(() => expiresAt <= Date.now());
  return (
    <p className={styles.expiry}>
      <span>
        <span>{texts.expiresIn}</span>{' '}
        <Countdown until={expiresAt} label={texts.expiresIn} onEnd={() => setExpired(true)} />
      </span>
      {(early || expired) && (
        <span className={styles.resend} role={early ? undefined : 'status'}>
          <span>{texts.notReceived}</span>{' '}
          <Button variant="quiet" size="s" busy={busy} onClick={resend}>
            {texts.resend}
          </Button>
        </span>
      )}
    </p>
  );
}
