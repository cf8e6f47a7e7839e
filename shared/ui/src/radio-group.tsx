import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Second line: what it means, or why it cannot be chosen. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  name?: string;
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/** One of several, each a wide row that a thumb hits. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, value, onChange, options, error, required, className } = props;
  const id = useId();
  return (
    <fieldset className={clsx(styles.group, className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.dot}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={required}
            aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && (
              <span className={styles.hint} id={`${id}-${option.value}`}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
