import type { Platform } from '@nkm/platform';

type Needs = Pick<Platform, 'storage'>;
const keyOf = (productId: number) => `draft:question:${productId}` as const;

/** Stores a guest's question during sign-in. */
export function keepQuestion({ storage }: Needs, productId: number, question: string): void {
  storage.set(keyOf(productId), question);
}

/** The stored question or an empty string; it stays stored until it is asked. */
export function keptQuestion({ storage }: Needs, productId: number): string {
  return storage.get(keyOf(productId)) ?? '';
}

export function forgetQuestion({ storage }: Needs, productId: number): void {
  storage.remove(keyOf(productId));
}
