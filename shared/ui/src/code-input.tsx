import { plainDigits } from '@nkm/contracts';
import clsx from 'clsx';
import { type InputHTMLAttributes, useId } from 'react';
import styles from './code-input.module.css';
import control from './control.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'value' | 'onChange'>;

export interface CodeInputProps extends FieldTexts, Native {
  value: string;
  /** The digits so far, of any script; other typed or pasted characters are dropped. */
  onChange: (digits: string) => void;
  /** Called each time the code becomes complete. */
  onComplete?: (code: string) => void;
  length?: number;
}

/** A one-time code in a single field, so that pasting and autofill work. */
export function CodeInput(props: CodeInputProps) {
  const { label, error, hint, required, value, onChange, onComplete, length = 6, className, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  function take(typed: string) {
    const digits = plainDigits(typed).replace(/\D/g, '').slice(0, length);
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
