import { Checkbox, Notice } from '@nkm/ui';
import { useState } from 'react';
import { compareRows } from './compare-rows';
import { CompareTable } from './compare-table';
import type { ComparedProduct } from './load-compare';
import { messages } from './messages';

interface ComparisonProps {
  products: readonly ComparedProduct[];
  onRemove: (slug: string) => void;
}

/** The table with a switch between all rows and the rows that differ. */
export function Comparison({ products, onRemove }: ComparisonProps) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const all = compareRows(products);
  const isAlone = products.length === 1;
  const rows = differencesOnly && !isAlone ? all.filter(({ differs }) => differs) : all;
  return (
    <>
      {isAlone ? (
        <p>{messages.oneMore}</p>
      ) : (
        <Checkbox
          role="switch"
          label={messages.differencesOnly}
          checked={differencesOnly}
          onChange={({ target }) => setDifferencesOnly(target.checked)}
        />
      )}
      {rows.length === 0 && <Notice>{messages.noDifferences}</Notice>}
      <CompareTable products={products} rows={rows} onRemove={onRemove} />
    </>
  );
}
