import { averageRating } from '@nkm/contracts';
import { Price, Stars } from '@nkm/ui';
import type { ReactNode } from 'react';
import { sellerName } from '../../products/card';
import { FlashNote } from '../../products/flash/flash-note';
import { useFlash } from '../../products/flash/use-flash';
import { comparisonRows } from './comparison';
import type { ComparedProduct } from './load-compare';
import { messages } from './messages';

export interface CompareRow {
  name: string;
  cells: ReactNode[];
  differs: boolean;
}

/** Rating, price, availability, shipping and seller, then the specifications (CAT-SCR-071). */
export function compareRows(products: readonly ComparedProduct[]): CompareRow[] {
  const row = (name: string, valueOf: (product: ComparedProduct) => string | number, show = textOf): CompareRow => ({
    name,
    cells: products.map((product) => show(product, valueOf(product))),
    differs: new Set(products.map(valueOf)).size > 1,
  });
  return [
    row(messages.rating, ({ star_summary }) => averageRating(star_summary).toFixed(1), ratingOf),
    row(messages.price, ({ selling_price, flash }) => flash?.price ?? selling_price, priceOf),
    row(messages.availability, ({ quantity }) => (quantity > 0 ? messages.inStock : messages.outOfStock)),
    row(messages.shipping, ({ station }) => (station === null ? messages.nationwide : messages.shipsFrom(station))),
    row(messages.soldBy, ({ vendor }) => sellerName(vendor)),
    ...comparisonRows(products.map(({ specification }) => ({ values: specification }))).map(
      ({ name, values, differs }) => ({ name, differs, cells: values.map((value) => value ?? messages.nothingSaid) }),
    ),
  ];
}

const textOf = (_product: ComparedProduct, value: string | number): ReactNode => value;
const ratingOf = ({ star_summary, stars }: ComparedProduct): ReactNode =>
  stars > 0 ? <Stars summary={star_summary} count={stars} /> : messages.notRated;
const priceOf = (product: ComparedProduct): ReactNode => <ComparedPrice product={product} />;

function ComparedPrice({ product }: { product: ComparedProduct }) {
  const { flash } = useFlash(product, product.selling_price);
  return (
    <>
      <Price selling={flash?.price ?? product.selling_price} original={product.original_price} />
      {flash && <FlashNote flash={flash} />}
    </>
  );
}
