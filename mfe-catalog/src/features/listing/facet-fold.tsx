import type { FacetValue, ProductFilters } from '@nkm/contracts';
import { groupThousands } from '@nkm/contracts';
import { useFieldValue } from '@nkm/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import type { ListFilter } from './filters';

/** Number of values that show before the shopper expands the rest. */
const IN_SIGHT = 8;

export interface FacetFoldProps {
  name: ListFilter;
  values: readonly FacetValue[];
  chosen: ProductFilters;
  open: boolean;
}

/** The values of one facet as checkboxes. */
export function FacetFold({ name, values, chosen, open }: FacetFoldProps) {
  const ticked = chosen[name] ?? [];
  const row = ({ value, label, count }: FacetValue) => (
    <FacetOption
      key={value}
      type="checkbox"
      name={name}
      value={value}
      checked={ticked.includes(value)}
      label={label}
      count={count}
    />
  );
  const rest = values.slice(IN_SIGHT);
  return (
    <details open={open || ticked.length > 0}>
      <summary>{messages.filters.names[name]}</summary>
      {values.slice(0, IN_SIGHT).map(row)}
      {rest.length > 0 && (
        <Rest title={messages.filters.more(rest.length)} open={rest.some(({ value }) => ticked.includes(value))}>
          {rest.map(row)}
        </Rest>
      )}
    </details>
  );
}

interface RestProps {
  title: string;
  open: boolean;
  children: ReactNode;
}

/**
 * The remaining values, which are many and rarely needed. A browser with scripts renders them when the shopper expands
 * them, a browser without scripts from the start.
 */
function Rest({ title, open, children }: RestProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isWanted, setWanted] = useState(open);
  const look = () => {
    if (fold.current?.open) setWanted(true);
  };
  useEffect(look, []); // expanded before hydration
  return (
    <details ref={fold} open={open} onToggle={look} suppressHydrationWarning>
      <summary>{title}</summary>
      {open || isWanted ? children : <noscript>{children}</noscript>}
    </details>
  );
}

export interface FacetOptionProps {
  type: 'checkbox' | 'radio';
  name: keyof ProductFilters;
  value: string;
  checked: boolean;
  label: string;
  /** Number of matching products. */
  count?: number;
}

/** The form handles every change, also one before hydration. */
export function FacetOption({ label, count, checked, ...input }: FacetOptionProps) {
  const field = useFieldValue<HTMLInputElement, boolean>(checked);
  return (
    <label>
      <input ref={field} {...input} defaultChecked={checked} />
      <span>{label}</span>
      {count !== undefined && <small>{`(${groupThousands(count)})`}</small>}
    </label>
  );
}
