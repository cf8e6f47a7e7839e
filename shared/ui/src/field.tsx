import clsx from 'clsx';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './control.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';

export interface FieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  ref?: Ref<HTMLInputElement>;
}

/** A single-line input. Passes on all attributes of `<input>`. */
export function Field({ label, error, hint, required, className, id: wantedId, ...input }: FieldProps) {
  const ownId = useId();
  const id = wantedId ?? ownId;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <input {...input} {...describedBy(id, { error, hint, required })} className={clsx(styles.control, className)} />
    </FieldFrame>
  );
}
