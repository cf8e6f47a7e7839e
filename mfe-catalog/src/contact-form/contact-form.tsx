import { ApiError, usePlatform, useTopic } from '@nkm/platform';
import { Button, Field, TextArea } from '@nkm/ui';
import { type Captcha, CaptchaField, useCaptcha } from '@nkm/ui/captcha';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  checkContactMessage,
  type ContactMessage,
  type ContactFaults,
  LONGEST,
  nameLengthOf,
} from './check-contact-message';
import styles from './contact-form.module.css';
import { messages } from './messages';
import { aboutOrder, faultsOf, fillEmpty, firstFaulty, readContactMessage } from './read-contact-message';

/** The captcha of the contact form, which starts solving when it mounts. */
function ContactCaptcha({ error, onChange }: { error?: string; onChange: (captcha: Captcha) => void }) {
  const { status, token, renew, place } = useCaptcha();
  useEffect(() => onChange({ status, token, renew, place }), [onChange, status, token, renew, place]);
  return (
    <>
      <CaptchaField captcha={{ status, token, renew, place }} />
      {error && <p role="alert">{error}</p>}
    </>
  );
}

export interface ContactFormProps {
  /** Accessible name of the form. */
  label: string;
  /** Fills the empty subject in the browser: an address can name it, and the server's page has no such parameter. */
  subject?: string;
  /** Asks for an order number, too, and fills it in when the address names it (`known`). */
  order?: { known: string };
  /** Sends the message; resolves with the text to show. */
  send: (letter: ContactMessage, captchaToken: string) => Promise<string>;
}

/**
 * Name, email, subject, content and a captcha (CAT-SCR-085). An order number stands before the content, because the
 * documented call has no field for it. The fields are uncontrolled: a failure clears nothing, and
 * early input counts. Sending waits for the captcha, which starts when the form gets the focus.
 */
export function ContactForm({ label, subject, order, send }: ContactFormProps) {
  const { settings, toast } = usePlatform();
  const { user } = useTopic('session');
  const form = useRef<HTMLFormElement>(null);
  const [inUse, setInUse] = useState(false);
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [busy, setBusy] = useState(false);
  const nameLength = nameLengthOf(settings);
  const known = order?.known;
  useEffect(
    () => fillEmpty(form.current, { user, subject, order: known, longestName: nameLength.max }),
    [user, subject, known, nameLength.max],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !form.current) return;
    const letter = readContactMessage(form.current);
    const found = checkContactMessage(letter, captcha?.token ?? null, nameLength);
    setFaults(found);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      toast('success', await send(aboutOrder(letter, form.current), captcha?.token ?? ''));
      form.current.reset();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults(faultsOf(error.errors));
      toast('error', messages.notSent, error.messages[0]);
    } finally {
      setBusy(false);
      // A token is valid for one message.
      setCaptcha(null);
      captcha?.renew();
    }
  }

  function refuse(found: ContactFaults) {
    toast('error', messages.invalidForm);
    firstFaulty(form.current, found)?.focus();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      // Without scripts it cannot be sent: with method "dialog", Send keeps the typed text.
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
      {order && (
        <Field
          label={messages.order}
          name="order"
          hint={messages.orderHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST.order}
        />
      )}
      <TextArea
        label={messages.content}
        name="content"
        rows={6}
        maxLength={LONGEST.content - (order ? messages.aboutOrder('').length + LONGEST.order : 0)}
        error={faults.content}
        required
      />
      {inUse && <ContactCaptcha error={faults.captcha} onChange={setCaptcha} />}
      <Button type="submit" variant="main" busy={busy} aria-disabled={busy || !captcha?.token}>
        {messages.send}
      </Button>
    </form>
  );
}
