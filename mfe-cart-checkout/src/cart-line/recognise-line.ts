/**
 * Validates lines and products from outside: storage of another version, or answers of another server. A value that
 * lacks a field the cart needs is rejected.
 */
import type { CartItem, CartProduct, Variant } from '@nkm/contracts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
const isStock = (value: unknown) => Number.isSafeInteger(value);

export function isVariant(value: unknown): value is Variant {
  return (
    isObject(value) &&
    isId(value.id) &&
    isPrice(value.selling_price) &&
    isStock(value.quantity) &&
    Array.isArray(value.values)
  );
}

/** Does not require a picture, because a product without one can still be bought. */
export function isCartProduct(value: unknown): value is CartProduct {
  return (
    isObject(value) &&
    isId(value.id) &&
    typeof value.title === 'string' &&
    typeof value.slug === 'string' &&
    isPrice(value.selling_price) &&
    isStock(value.quantity) &&
    isObject(value.vendor) &&
    typeof value.vendor.store_name === 'string' &&
    (value.variant === undefined || value.variant === null || isVariant(value.variant))
  );
}

export function isCartItem(value: unknown): value is CartItem {
  return (
    isObject(value) &&
    Number.isSafeInteger(value.id) &&
    Number.isSafeInteger(value.quantity) &&
    (value.quantity as number) > 0 &&
    isObject(value.vendor) &&
    typeof value.vendor.store_name === 'string' &&
    isCartProduct(value.product)
  );
}

export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** The recognised entries of a list; empty when the value is not a list. */
export function onlyThose<T>(list: unknown, recognise: (value: unknown) => value is T): T[] {
  return isList(list) ? list.filter(recognise) : [];
}
