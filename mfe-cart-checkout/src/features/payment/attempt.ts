/**
 * One attempt to order and pay. It is kept from the first press until the order is settled, so that a reload, a lost
 * answer or a second press asks for the same order again instead of making another one (decision "Idempotency-Key").
 */
import type { CartItem, OrderFees } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { isCartItem } from '../../line/recognise-line';

/** What is to be ordered: body of POST /orders, and what the page shows of it. */
export interface OrderToPay {
  request: object;
  lines: CartItem[];
  fees: OrderFees;
}

export interface Attempt extends OrderToPay {
  key: string;
  shopperId: number;
  /** Set once the server has made the order. */
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

/** The same order again? Then its key must be the same, else it must not. */
export function isSameOrder(attempt: Attempt, { request }: OrderToPay): boolean {
  return JSON.stringify(attempt.request) === JSON.stringify(request);
}

/** 128 random bits; `crypto.randomUUID` would need https. */
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
