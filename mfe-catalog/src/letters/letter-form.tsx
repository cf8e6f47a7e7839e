import { ApiError, usePlatform, useTopic } from '@nkm/platform';
import { Button, Field, TextArea } from '@nkm/ui';
import type { Captcha } from '@nkm/ui/captcha';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkLetter, type Letter, type LetterFaults, LONGEST, nameLengthOf } from './check-letter';
import { LetterCaptcha } from './letter-captcha';
import styles from './letter-form.module.css';
import { messages } from './messages';
import { faultsOf, fillEmpty, firstFaulty, readLetter } from './read-letter';

export interface LetterFormProps {
  /** What the form is for, for screen readers. */
  label: string;
  /** Sends it; answers with what the shopper then reads. */
  send: (letter: Letter, captchaToken: string) => Promise<string>;
}

/**
 * Name, e-mail, subject, content and a captcha (spec 2 §2, §5). The browser keeps what is typed, not React: a failure
 * takes nothing away, and what was typed before the page was alive counts. Sending waits for the captcha, which
 * begins when somebody turns to the form.
 */
export function LetterForm({ label, send }: LetterFormProps) {
  const { settings, toast } = usePlatform();
  const { user } = useTopic('session');
  const form = useRef<HTMLFormElement>(null);
  const [inUse, setInUse] = useState(false);
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [faults, setFaults] = useState<LetterFaults>({});
  const [busy, setBusy] = useState(false);
  const nameLength = nameLengthOf(settings);
  useEffect(() => fillEmpty(form.current, user, nameLength.max), [user, nameLength.max]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !form.current) return;
    const letter = readLetter(form.current);
    const found = checkLetter(letter, captcha?.token ?? null, nameLength);
    setFaults(found);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      toast('success', await send(letter, captcha?.token ?? ''));
      form.current.reset();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults(faultsOf(error.errors));
      toast('error', messages.notSent, error.messages[0]);
    } finally {
      setBusy(false);
      // A token is good for one letter.
      setCaptcha(null);
      captcha?.renew();
    }
  }

  function refuse(found: LetterFaults) {
    toast('error', messages.invalidForm);
    firstFaulty(form.current, found)?.focus();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      // Without scripts it cannot be sent: of a dialog, pressing Send leaves everything as it was typed.
      method="dialog"
      noValidate
      aria-label={label}
      onFocus={() => setInUse(true)}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={messages.name}
        name="name"
        autoComplete="given-name"
        hint={messages.nameHint(nameLength.max)}
        error={faults.name}
        required
      />
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LONGEST.email}
        error={faults.email}
        required
      />
      <Field label={messages.subject} name="subject" maxLength={LONGEST.subject} error={faults.subject} required />
      <TextArea
        label={messages.content}
        name="content"
        rows={6}
        maxLength={LONGEST.content}
        error={faults.content}
        required
      />
      {inUse && <LetterCaptcha error={faults.captcha} onChange={setCaptcha} />}
      <Button type="submit" variant="main" busy={busy} aria-disabled={busy || !captcha?.token}>
        {messages.send}
      </Button>
    </form>
  );
}
