import { Checkbox, Notice, useFieldValue } from '@nkm/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '../../paths';
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
  const here = useLocation();
  const { location: next } = useNavigation();
  // The switch moves at once, before the products of the new address are there.
  const { search } = next?.pathname === here.pathname ? next : here;
  const differencesOnly = new URLSearchParams(search).get('rows') === 'differences';
  const show = (onlyThese: boolean) => {
    if (onlyThese !== differencesOnly) void navigate(paths.compare(onlyThese), { preventScrollReset: true });
  };
  const field = useFieldValue<HTMLInputElement, boolean>(differencesOnly, show);
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
          onChange={({ target }) => show(target.checked)}
        />
      )}
      {rows.length === 0 && <Notice>{messages.noDifferences}</Notice>}
      <CompareTable products={products} rows={rows} onRemove={onRemove} />
    </>
  );
}
