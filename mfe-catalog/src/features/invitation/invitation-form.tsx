import { checkNewsletter, type NewsletterFault, type NewsletterSignup, readText } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, Field } from '@nkm/ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from './invitation.module.css';
import { messages } from './messages';

const EMPTY: NewsletterSignup = { name: '', email: '' };

/**
 * Newsletter form with the rules of the footer form (SH-RULE-018, SH-RULE-019), which clears after success and failure.
 */
export function InvitationForm({ onDone }: { onDone(): void }) {
  const { api, toast, toastError } = usePlatform();
  const [typed, setTyped] = useState(EMPTY);
  const [fault, setFault] = useState<NewsletterFault | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = checkNewsletter(typed);
    setFault(found);
    if (found) return form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
    setBusy(true);
    try {
      await api.post('/newsletter', { name: readText(typed.name), email: typed.email.trim() });
      toast('success', messages.subscribed, messages.confirm);
      onDone();
    } catch (error) {
      toastError(error);
    }
    setTyped(EMPTY);
    setBusy(false);
  }

  const field = (name: keyof NewsletterSignup) => ({
    name,
    required: true,
    value: typed[name],
    maxLength: 254,
    error: fault?.field === name && fault.message,
    onChange: ({ target: { value } }: { target: HTMLInputElement }) => setTyped((now) => ({ ...now, [name]: value })),
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void subscribe(event)}>
      <p>{messages.text}</p>
      <Field {...field('name')} label={messages.fullName} autoComplete="name" />
      <Field {...field('email')} label={messages.email} type="email" autoComplete="email" />
      <Button variant="main" type="submit" busy={busy}>
        {messages.subscribe}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {messages.later}
      </Button>
    </form>
  );
}
