import type { Facets, ProductFilters } from '@nkm/contracts';
import { groupThousands } from '@nkm/contracts';
import { useId, useState } from 'react';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';

const { filters: words } = messages;

export interface PriceFoldProps {
  filters: ProductFilters;
  /** Lowest and highest price of the list. */
  range: Facets['price'];
}

/** Lowest and highest price in naira, whatever the currency of the display. */
export function PriceFold({ filters, range }: PriceFoldProps) {
  return (
    <details open={filters.price_min !== undefined || filters.price_max !== undefined}>
      <summary>{words.price}</summary>
      <PriceField name="price_min" label={words.lowest} value={filters.price_min} example={range.min} />
      <PriceField name="price_max" label={words.highest} value={filters.price_max} example={range.max} />
    </details>
  );
}

interface PriceFieldProps {
  name: 'price_min' | 'price_max';
  label: string;
  value: number | undefined;
  example: number;
}

function PriceField({ name, label, value, example }: PriceFieldProps) {
  const id = useId();
  const given = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState({ over: given, text: given });
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={pills.pill}
        name={name}
        type="text"
        inputMode="decimal"
        size={8}
        maxLength={15}
        value={typed.over === given ? typed.text : given}
        onChange={({ target }) => setTyped({ over: given, text: target.value })}
        placeholder={groupThousands(example)}
      />
    </p>
  );
}
