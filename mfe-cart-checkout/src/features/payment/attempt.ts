/**
 * One attempt to order and pay, stored from the first press until the order is settled. After a reload, a lost answer
 * or a second press, the same attempt prevents a second order (docs/rules.md "One order for one press").
 */
import type { CartItem, OrderFees } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { isCartItem } from '../../cart-line/recognise-line';

/** The body of POST /orders, and the data that the page shows for it. */
export interface OrderToPay {
  request: object;
  lines: CartItem[];
  fees: OrderFees;
}

export interface Attempt extends OrderToPay {
  key: string;
  shopperId: number;
  /** Set once the server has placed the order. */
  placed: { reference: string } | null;
}

const STORAGE_KEY = 'payment-attempt';

export function readAttempt(storage: Platform['storage'], shopperId: number): Attempt | null {
  const attempt = storage.read(STORAGE_KEY, isAttempt);
  return attempt?.shopperId === shopperId ? attempt : null;
}

export function keepAttempt(storage: Platform['storage'], attempt: Attempt): void {
  storage.write(STORAGE_KEY, attempt);
}

export function forgetAttempt(storage: Platform['storage']): void {
  storage.remove(STORAGE_KEY);
}

/** Whether both are the same order and must therefore share the Idempotency-Key. */
export function isSameOrder(attempt: Attempt, { request }: OrderToPay): boolean {
  return JSON.stringify(attempt.request) === JSON.stringify(request);
}

/** 128 random bits; `crypto.randomUUID` requires https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isAttempt(value: unknown): value is Attempt {
  const { key, shopperId, request, lines, fees, placed } = (value ?? {}) as Partial<Attempt>;
  return (
    typeof key === 'string' &&
    Number.isSafeInteger(shopperId) &&
    typeof request === 'object' &&
    request !== null &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every(isCartItem) &&
    typeof fees?.total === 'number' &&
    (placed === null || typeof placed?.reference === 'string')
  );
}
