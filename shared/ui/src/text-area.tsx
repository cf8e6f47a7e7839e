import clsx from 'clsx';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './control.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line input. */
export function TextArea({ label, error, hint, required, className, id: wantedId, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = wantedId ?? ownId;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <textarea {...area} {...describedBy(id, { error, hint, required })} className={clsx(styles.control, className)} />
    </FieldFrame>
  );
}
