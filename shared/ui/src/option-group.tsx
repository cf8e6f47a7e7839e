import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './option-group.module.css';

export interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Second line: explains the option, or why it is disabled. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface OptionGroupTexts<Value extends string> {
  legend: ReactNode;
  name?: string;
  options: readonly Option<Value>[];
  error?: ReactNode;
  className?: string;
  /** Folds disabled options under this summary; absent: they stand among the others. */
  others?: string;
}

interface OptionGroupProps<Value extends string> extends OptionGroupTexts<Value> {
  type: 'radio' | 'checkbox';
  required?: boolean;
  isChosen: (value: Value) => boolean;
  onPress: (value: Value) => void;
}

/** Shared by radio and checkbox groups: each option is a wide row, easy to hit with a thumb. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { type, legend, name, options, error, required, className, others, isChosen, onPress } = props;
  const id = useId();
  const isFolded = (option: Option<Value>) => others !== undefined && option.disabled && !isChosen(option.value);
  const folded = options.filter(isFolded);
  const row = (option: Option<Value>) => (
    <label key={option.value} className={styles.option}>
      <input
        type={type}
        className={styles.mark}
        name={name ?? id}
        value={option.value}
        checked={isChosen(option.value)}
        disabled={option.disabled}
        required={required}
        aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
        onChange={() => onPress(option.value)}
      />
      <span>
        <span>{option.label}</span>
        {option.hint && (
          <span className={styles.hint} id={`${id}-${option.value}`}>
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
  return (
    <fieldset className={clsx(styles.group, className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.filter((option) => !isFolded(option)).map(row)}
      {folded.length > 0 && (
        <details>
          <summary className={styles.summary}>{others}</summary>
          <div className={styles.folded}>{folded.map(row)}</div>
        </details>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
