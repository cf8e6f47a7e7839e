import clsx from 'clsx';
import { useId, useState } from 'react';
import control from './control.module.css';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field';
import { IconButton } from './icon-button';
import * as icons from './icons';
import styles from './password-field.module.css';

/** A password with an eye to look at what was typed. Give `autoComplete`: `current-password` or `new-password`. */
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
          label={shown ? 'Hide what is typed' : 'Show what is typed'}
          onClick={() => setShown(!shown)}
        />
      </span>
    </FieldFrame>
  );
}
