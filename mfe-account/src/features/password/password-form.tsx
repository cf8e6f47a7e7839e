import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';
import { Button, Notice, PasswordField } from '@nkm/ui';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../messages';
import { isValid, type PasswordErrors, trimPasswords } from './check-passwords';
import card from '../../narrow-card/narrow-card.module.css';

const texts = messages.password;

interface PasswordFormProps<Name extends string> {
  fields: readonly { name: Name; label: string; autoComplete: string }[];
  /** Receives trimmed passwords. */
  check: (passwords: Record<Name, string>) => PasswordErrors<Record<Name, string>>;
  send: (passwords: Record<Name, string>) => Promise<void>;
  /** Called when sending fails, in addition to the errors in the form. */
  onFailure: (cause: unknown) => void;
}

/**
 * A form for setting passwords. Only this component holds them. A field shows its error when it loses the focus, not
 * during typing. The input stays when sending fails.
 */
export function PasswordForm<Name extends string>({ fields, check, send, onFailure }: PasswordFormProps<Name>) {
  const [typed, setTyped] = useState(
    () => Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>,
  );
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({});
  const [refused, setRefused] = useState<PasswordErrors<Record<Name, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const passwords = trimPasswords(typed);
  const errors = check(passwords);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValid(errors) || working.current) return;
    working.current = true;
    setBusy(true);
    setFailure('');
    try {
      await send(passwords);
    } catch (cause) {
      const known = cause instanceof ApiError ? cause : null;
      const byField = Object.entries(known?.errors ?? {}).map(([name, said]) => [name, said.join(' ')]);
      setRefused(Object.fromEntries(byField) as PasswordErrors<Record<Name, string>>);
      if (byField.length === 0) setFailure(known?.message ?? UNEXPECTED_ERROR);
      onFailure(cause);
    } finally {
      working.current = false;
      setBusy(false);
    }
  }
  return (
    <form className={card.card} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {fields.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          required
          hint={name === 'new' ? texts.hint : undefined}
          value={typed[name]}
          error={refused[name] ?? (left[name] ? errors[name] : undefined)}
          onChange={({ target: { value } }) => {
            setTyped((now) => ({ ...now, [name]: value }));
            setRefused((now) => ({ ...now, [name]: undefined }));
          }}
          onBlur={() => setLeft((now) => ({ ...now, [name]: true }))}
        />
      ))}
      <Button type="submit" variant="main" disabled={!isValid(errors)} busy={busy}>
        {busy ? texts.resetting : texts.reset}
      </Button>
    </form>
  );
}
