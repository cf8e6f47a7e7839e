import { type ReactNode, useId } from 'react';
import * as icons from './icons';
import styles from './star-picker.module.css';

const STARS = [1, 2, 3, 4, 5];

export interface StarPickerProps {
  legend: ReactNode;
  /** 1 to 5; 0 before a choice. */
  value: number;
  onChange: (stars: number) => void;
  /** Shown beside the stars until one is chosen. */
  hint?: ReactNode;
  error?: ReactNode;
}

const named = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);

/** Rating input with one to five stars: radios, so that arrow keys work and screen readers announce the choice. */
export function StarPicker({ legend, value, onChange, hint, error }: StarPickerProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star} data-full={stars <= value || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={stars}
              checked={stars === value}
              aria-label={named(stars)}
              onChange={() => onChange(stars)}
            />
            <svg className={styles.drawing} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
              <path d={icons.star} />
            </svg>
          </label>
        ))}
        <span className={styles.said} aria-hidden="true">
          {value > 0 ? `${value} of 5` : hint}
        </span>
      </div>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
