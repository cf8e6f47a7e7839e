/**
 * Changes of cart lines that the shopper did not make: less stock, a limit, a merge at sign-in, another price
 * (docs/rules.md "Changes of the cart"). They are stored until the shopper dismisses the notice or the visit ends, so
 * that a reload after sign-in keeps them.
 */
import type { Kobo } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { keyOf, keyText, nameOf, priceOf, stockOf } from '../../cart-line/line';
import { isList, onlyThose } from '../../cart-line/recognise-line';
import { type Cart, lineOf } from './cart';

const KEY = 'cart-changes';
/** Changes older than this belong to an earlier visit. */
const VISIT_MS = 30 * 60_000;

interface Change {
  /** Key of the line as text. */
  key: string;
  /** Title and variant. */
  name: string;
  /** `Date.now()` of the device. */
  at: number;
}

/** In units. */
export interface QuantityChange extends Change {
  kind: 'quantity';
  from: number;
  to: number;
  /** Units in stock at that time. */
  stock: number;
}

export interface PriceChange extends Change {
  kind: 'price';
  from: Kobo;
  to: Kobo;
}

export type CartChange = QuantityChange | PriceChange;

type Storage = Platform['storage'];

/** Lines of `before` with another quantity in `after`. Lines of only one of them are no change of this kind. */
export function quantityChanges(before: Cart, after: Cart): QuantityChange[] {
  return linesInBoth(before, after).flatMap(([{ quantity: from }, { product, quantity: to }, change]) =>
    from === to ? [] : [{ ...change, kind: 'quantity' as const, from, to, stock: stockOf(product) }],
  );
}

/** Lines of `before` with another unit price in `after`. */
export function priceChanges(before: Cart, after: Cart): PriceChange[] {
  return linesInBoth(before, after).flatMap(([was, is, change]) => {
    const [from, to] = [priceOf(was.product), priceOf(is.product)];
    return from === to ? [] : [{ ...change, kind: 'price' as const, from, to }];
  });
}

function linesInBoth(before: Cart, after: Cart) {
  const at = Date.now();
  return before.flatMap((was) => {
    const key = keyOf(was.product);
    const is = lineOf(after, key);
    return is ? [[was, is, { key: keyText(key), name: nameOf(is.product), at }] as const] : [];
  });
}

/** Adds changes to the stored ones. Two changes of a line become one; a change and its reversal become none. */
export function rememberChanges(storage: Storage, changes: readonly CartChange[]): void {
  if (changes.length === 0) return;
  const all = changes.reduce(join, readChanges(storage));
  storage.write(KEY, all);
}

function join(known: CartChange[], change: CartChange): CartChange[] {
  const isSame = ({ key, kind }: CartChange) => key === change.key && kind === change.kind;
  const from = known.find(isSame)?.from ?? change.from;
  const others = known.filter((other) => !isSame(other));
  return from === change.to ? others : [...others, { ...change, from } as CartChange];
}

export function readChanges(storage: Storage): CartChange[] {
  return onlyThose(storage.read(KEY, isList), isChange);
}

export function forgetChanges(storage: Storage): void {
  storage.remove(KEY);
}

/** At the start of a document: forgets the changes of an earlier visit. */
export function forgetOldChanges(storage: Storage): void {
  const known = readChanges(storage);
  const fresh = known.filter(({ at }) => Date.now() - at < VISIT_MS);
  if (fresh.length < known.length) storage.write(KEY, fresh);
}

function isChange(value: unknown): value is CartChange {
  const { key, name, at, kind, from, to } = (value ?? {}) as Partial<CartChange>;
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    (kind === 'price' || (kind === 'quantity' && Number.isSafeInteger((value as QuantityChange).stock))) &&
    [at, from, to].every((number) => Number.isSafeInteger(number) && number! >= 0)
  );
}
