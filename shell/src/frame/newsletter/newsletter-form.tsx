import { checkNewsletter, type NewsletterFault, type NewsletterSignup, readText } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { PlainButton } from '@nkm/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from './messages';
import styles from './newsletter-form.module.css';
import { NEWSLETTER_ID, NEWSLETTER_PATH, resultMessage } from './newsletter-result';

/**
 * Newsletter sign-up (SH-RULE-018, SH-RULE-019). The fields are cleared after success and failure; after a failure a
 * button restores the input. Without scripts the form posts to the shell's server, which returns the result in the
 * address.
 */
export function NewsletterForm() {
  const { api, toast, toastError } = usePlatform();
  const result = resultMessage(useLocation().search);
  const [fault, setFault] = useState<NewsletterFault | null>(null);
  const [unsent, setUnsent] = useState<NewsletterSignup | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fieldOf = (name: keyof NewsletterSignup) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const focusOn = (name: keyof NewsletterSignup) => fieldOf(name)?.focus();

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const typed = { name: String(given.get('name')), email: String(given.get('email')) };
    const found = checkNewsletter(typed);
    setFault(found);
    setUnsent(null);
    if (found) return focusOn(found.field);
    setBusy(true);
    try {
      await api.post('/newsletter', { name: readText(typed.name), email: typed.email.trim() });
      toast('success', messages.subscribed, messages.confirm);
    } catch (error) {
      toastError(error);
      setUnsent(typed);
    }
    form.current?.reset();
    setBusy(false);
  }

  function bringBack() {
    for (const name of ['name', 'email'] as const) {
      const field = fieldOf(name);
      if (field && unsent) field.value = unsent[name];
    }
    setUnsent(null);
    focusOn('name');
  }
  return (
    <form
      ref={form}
      id={NEWSLETTER_ID}
      className={styles.newsletter}
      method="post"
      action={NEWSLETTER_PATH}
      noValidate
      aria-labelledby="newsletter-title"
      onSubmit={(event) => void subscribe(event)}
    >
      <h2 id="newsletter-title">{messages.title}</h2>
      <p>{messages.invitation}</p>
      <NewsletterField name="name" label={messages.fullName} autoComplete="name" fault={fault} />
      <NewsletterField name="email" label={messages.email} autoComplete="email" fault={fault} />
      <PlainButton type="submit" busy={busy}>
        {messages.subscribe}
      </PlainButton>
      <p role="status">{unsent ? messages.notSubscribed : result?.message}</p>
      {unsent && <PlainButton onClick={bringBack}>{messages.bringBack}</PlainButton>}
    </form>
  );
}

interface NewsletterFieldProps {
  name: keyof NewsletterSignup;
  label: string;
  autoComplete: string;
  fault: NewsletterFault | null;
}

function NewsletterField({ name, label, fault, autoComplete }: NewsletterFieldProps) {
  const id = useId();
  const isWrong = fault?.field === name;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        <span>{label}</span>
        <span aria-hidden="true">{' *'}</span>
      </label>
      <input
        id={id}
        name={name}
        autoComplete={autoComplete}
        type={name === 'email' ? 'email' : 'text'}
        maxLength={254}
        required
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      <strong id={`${id}-error`} aria-live="polite">
        {isWrong && fault.message}
      </strong>
    </p>
  );
}
