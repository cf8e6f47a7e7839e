import { ApiError, UNEXPECTED_ERROR, usePlatform } from '@nkm/platform';
import { Button, Notice, PasswordField } from '@nkm/ui';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../messages';
import { changePassword, tellFailure } from './change-password';
import { checkPasswordChange, isValid, type PasswordChange, type PasswordErrors, trimPasswords } from './check-passwords'; // prettier-ignore
import styles from './password.module.css';

const texts = messages.password;
const EMPTY: PasswordChange = { current: '', new: '', confirm: '' };
const FIELDS = [
  { name: 'current', label: texts.current, autoComplete: 'current-password' },
  { name: 'new', label: texts.new, autoComplete: 'new-password' },
  { name: 'confirm', label: texts.confirm, autoComplete: 'new-password' },
] as const;

/**
 * Spec 1 §2.8. Passwords live here and nowhere else; a fault is told when its field is left, so that nobody is
 * scolded while typing.
 */
export function ChangePasswordForm() {
  const platform = usePlatform();
  const [typed, setTyped] = useState(EMPTY);
  const [left, setLeft] = useState<Partial<Record<keyof PasswordChange, boolean>>>({});
  const [refused, setRefused] = useState<PasswordErrors<PasswordChange>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const change = trimPasswords(typed);
  const errors = checkPasswordChange(change);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValid(errors) || working.current) return;
    working.current = true;
    setBusy(true);
    setFailure('');
    try {
      await changePassword(platform, change);
    } catch (cause) {
      const known = cause instanceof ApiError ? cause : null;
      const byField = Object.entries(known?.errors ?? {}).map(([name, said]) => [name, said.join(' ')]);
      setRefused(Object.fromEntries(byField) as PasswordErrors<PasswordChange>);
      if (byField.length === 0) setFailure(known?.message ?? UNEXPECTED_ERROR);
      tellFailure(platform, cause);
    } finally {
      working.current = false;
      setBusy(false);
    }
  }
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {FIELDS.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          hint={name === 'new' ? texts.hint : undefined}
          value={typed[name]}
          error={refused[name] ?? (left[name] ? errors[name] : undefined)}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value });
            setRefused({ ...refused, [name]: undefined });
          }}
          onBlur={() => setLeft({ ...left, [name]: true })}
        />
      ))}
      <Button type="submit" variant="main" disabled={!isValid(errors)} busy={busy}>
        {busy ? texts.resetting : texts.reset}
      </Button>
    </form>
  );
}
