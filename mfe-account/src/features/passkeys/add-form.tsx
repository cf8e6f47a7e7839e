import { readText } from '@nkm/contracts';
import { Button, Field, Notice, PasswordField } from '@nkm/ui';
import type { FormEvent } from 'react';
import { messages } from './messages';
import styles from './add-form.module.css';
import { useAddForm } from './use-add-form';

const texts = messages.form;
const LONGEST_NAME = 50;

export interface AddFormProps {
  hasPassword: boolean;
  onChange: () => Promise<void>;
  onClose: () => void;
}

/** Asks for the current password and a name, then the browser asks for the passkey. The input stays after a failure. */
export function AddForm({ hasPassword, onChange, onClose }: AddFormProps) {
  const { isBusy, failure, note, submit } = useAddForm({ hasPassword, onChange });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '');
    if (await submit(read('password').trim(), readText(read('passkey-name')))) onClose();
  }
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      aria-labelledby="add-passkey"
      onSubmit={(event) => void send(event)}
    >
      <h3 id="add-passkey">{texts.heading}</h3>
      {failure.text && <Notice tone="error">{failure.text}</Notice>}
      {hasPassword && (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          autoFocus
          hint={texts.passwordHint}
          error={failure.password}
        />
      )}
      <Field
        label={texts.name}
        name="passkey-name"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        autoFocus={!hasPassword}
        hint={texts.nameHint}
        error={failure.name}
      />
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="main" busy={isBusy}>
          {isBusy ? texts.working : texts.submit}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
