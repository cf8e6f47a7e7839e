import clsx from 'clsx';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import control from './control.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';
import styles from './select.module.css';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required'> {
  options?: readonly SelectOption[];
  /** First line with the value '', e.g. "Choose a state". */
  placeholder?: string;
  /** `<option>`s or `<optgroup>`s instead of `options`. */
  children?: ReactNode;
}

/** Single choice from a list too long for radios. Passes on all attributes of `<select>`. */
export function Select(props: SelectProps) {
  const { label, error, hint, required, options, placeholder, children, className, id: wantedId, ...select } = props;
  const ownId = useId();
  const id = wantedId ?? ownId;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <select
        {...select}
        {...describedBy(id, { error, hint, required })}
        className={clsx(control.control, styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  );
}
