import { Checkbox, Notice, useFieldValue } from '@nkm/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useAddressChoice } from '../../use-address-choice';
import { compareRows } from './compare-rows';
import { CompareTable } from './compare-table';
import type { ComparedProduct } from './load-compare';
import { messages } from './messages';

interface ComparisonProps {
  products: readonly ComparedProduct[];
  onRemove: (slug: string) => void;
}

/** The table with a switch between all rows and the rows that differ, which the address keeps (`?rows=differences`). */
export function Comparison({ products, onRemove }: ComparisonProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const held = new URLSearchParams(search).get('rows') === 'differences';
  const [differencesOnly, show] = useAddressChoice(products, held);
  const choose = (onlyThese: boolean) => {
    if (onlyThese === differencesOnly) return;
    show(onlyThese);
    void navigate(paths.compare(onlyThese), { preventScrollReset: true });
  };
  const field = useFieldValue<HTMLInputElement, boolean>(differencesOnly, choose);
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
          ref={field}
          defaultChecked={differencesOnly}
          onChange={({ target }) => choose(target.checked)}
        />
      )}
      {rows.length === 0 && <Notice>{messages.noDifferences}</Notice>}
      <CompareTable products={products} rows={rows} onRemove={onRemove} />
    </>
  );
}
