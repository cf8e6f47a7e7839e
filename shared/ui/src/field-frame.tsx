import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Error, shown under the field and linked to it. */
  error?: ReactNode;
  /** Help under the field. */
  hint?: ReactNode;
  required?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Shared frame of all fields: label above, hint and error below. */
export function FieldFrame({ id, label, error, hint, required, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
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

/** Attributes that link a control to the texts of its frame. */
export function describedBy(id: string, { error, hint, required }: Omit<FieldTexts, 'label'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}
