import type { Platform } from '@nkm/platform';

type Needs = Pick<Platform, 'storage'>;
const keyOf = (productId: number) => `draft:question:${productId}`;

/** What a guest wanted to ask, kept while they sign in. */
export function keepQuestion({ storage }: Needs, productId: number, question: string): void {
  storage.set(keyOf(productId), question);
}

/** What was kept, if anything; it stays until the question is asked. */
export function keptQuestion({ storage }: Needs, productId: number): string {
  return storage.get(keyOf(productId)) ?? '';
}

export function forgetQuestion({ storage }: Needs, productId: number): void {
  storage.remove(keyOf(productId));
}
