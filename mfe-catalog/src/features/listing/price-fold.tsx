import type { Facets, ProductFilters } from '@nkm/contracts';
import { groupThousands } from '@nkm/contracts';
import { useId, useState } from 'react';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import styles from './listing.module.css';
import type { RefusedPrices } from './read-filters';

const { filters: words } = messages;

export interface PriceFoldProps {
  filters: ProductFilters;
  /** What was typed and is no price. */
  refused?: RefusedPrices;
  /** Lowest and highest price of the list. */
  range: Facets['price'];
}

/** Lowest and highest price in naira, whatever the currency of the display. */
export function PriceFold({ filters, refused = {}, range }: PriceFoldProps) {
  const given = { ...filters, ...refused };
  return (
    <details open={given.price_min !== undefined || given.price_max !== undefined}>
      <summary>{words.price}</summary>
      <PriceField name="price_min" label={words.lowest} given={given} refused={refused} example={range.min} />
      <PriceField name="price_max" label={words.highest} given={given} refused={refused} example={range.max} />
    </details>
  );
}

interface PriceFieldProps {
  name: keyof RefusedPrices;
  label: string;
  /** Of both fields, as the address has them. */
  given: Partial<Record<keyof RefusedPrices, number | string>>;
  refused: RefusedPrices;
  example: number;
}

function PriceField({ name, label, given: both, refused: ofBoth, example }: PriceFieldProps) {
  const id = useId();
  const given = String(both[name] ?? '');
  const refused = ofBoth[name];
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
        aria-invalid={refused !== undefined}
        aria-describedby={refused === undefined ? undefined : `${id}-refused`}
      />
      {refused !== undefined && (
        <span id={`${id}-refused`} className={styles.refused}>
          {words.notAPrice(refused)}
        </span>
      )}
    </p>
  );
}
