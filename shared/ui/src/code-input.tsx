import clsx from 'clsx';
import { type InputHTMLAttributes, useId } from 'react';
import styles from './code-input.module.css';
import control from './control.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'value' | 'onChange'>;

export interface CodeInputProps extends FieldTexts, Native {
  value: string;
  /** The digits typed so far; anything else that was typed or pasted is left out. */
  onChange: (digits: string) => void;
  /** Called once each time the last digit arrives. */
  onComplete?: (code: string) => void;
  length?: number;
}

/** A one-time code: one field, so that pasting and the phone's own suggestion work. */
export function CodeInput(props: CodeInputProps) {
  const { label, error, hint, required, value, onChange, onComplete, length = 6, className, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  function take(typed: string) {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <input
        autoComplete="one-time-code"
        {...input}
        {...describedBy(id, { error, hint, required })}
        className={clsx(control.control, styles.code, className)}
        type="text"
        inputMode="numeric"
        value={value}
        onChange={(event) => take(event.target.value)}
      />
    </FieldFrame>
  );
}
