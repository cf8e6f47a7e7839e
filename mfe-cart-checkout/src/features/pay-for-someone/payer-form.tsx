import { formatMoney, type Naira } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Field, Notice, openWebAddress } from '@nkm/ui';
import { type FormEvent, useState } from 'react';
import page from '../../page/page.module.css';
import { messages } from './messages';
import { storeToken } from './payer-token';

/** Asks for the payer's email and opens the page of the provider. */
export function PayerForm({ token, amount }: { token: string; amount: Naira }) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const isValid = /^\S+@\S+\.\S+$/.test(email);
    setError(isValid ? null : messages.emailInvalid);
    setProblem(null);
    if (!isValid) return;
    setBusy(true);
    try {
      const { data } = await platform.api.post<{ data: { authorization_url: string } }>('/payer-links/pay', {
        token,
        email,
      });
      storeToken(token);
      openWebAddress(data.authorization_url);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const ofField = failure.errors.email?.[0];
      if (ofField) setError(ofField);
      else setProblem(failure.status === 0 ? messages.unreachable : failure.message);
      setBusy(false);
    }
  }
  return (
    <form className={page.stack} method="post" noValidate onSubmit={(event) => void pay(event)}>
      {problem && <Notice tone="error" title={problem} />}
      <Field
        label={messages.email}
        hint={messages.emailHint}
        error={error}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="main" size="l" wide busy={busy}>
        {messages.pay(formatMoney(amount))}
      </Button>
      <p className={page.soft}>{messages.refunds}</p>
    </form>
  );
}
