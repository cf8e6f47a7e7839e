import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** What is wrong, shown under the field and tied to it. */
  error?: ReactNode;
  /** Help under the field. */
  hint?: ReactNode;
  required?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Label above, help and error below: what every field has in common. */
export function FieldFrame({ id, label, error, hint, required, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** The attributes that tie a control to the texts of its frame. */
export function describedBy(id: string, { error, hint, required }: Omit<FieldTexts, 'label'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}
