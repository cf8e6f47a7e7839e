import { usePlatform } from '@nkm/platform';
import { Button, Field } from '@nkm/ui';
import type { FormEvent } from 'react';
import { messages } from './messages';
import { TWITTER_EMAIL } from './post-answer';
import styles from './social-sign-in.module.css';

/** Asks for the email that the provider does not share; it stays stored for the next try. */
export function EmailForm({ error, onEmail }: { error: string; onEmail: (email: string) => void }) {
  const { storage } = usePlatform();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email !== '') onEmail(email);
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        defaultValue={storage.get(TWITTER_EMAIL) ?? ''}
        error={error}
        hint={messages.emailHint}
      />
      <Button type="submit" variant="main" size="l" wide>
        {messages.useEmail}
      </Button>
    </form>
  );
}
