import clsx from 'clsx';
import { useId, useState } from 'react';
import control from './control.module.css';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field';
import { IconButton } from './icon-button';
import * as icons from './icons';
import styles from './password-field.module.css';

/** A password field with a show/hide button. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, error, hint, required, className, id: wantedId, ...input }: FieldProps) {
  const ownId = useId();
  const id = wantedId ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <span className={styles.row}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...describedBy(id, { error, hint, required })}
          type={shown ? 'text' : 'password'}
          className={clsx(control.control, styles.input, className)}
        />
        <IconButton
          className={styles.eye}
          icon={shown ? icons.eyeOff : icons.eye}
          meaning={shown}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      </span>
    </FieldFrame>
  );
}
