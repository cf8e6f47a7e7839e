import type { CheckoutDraft } from './draft';

/** Takes the shopper's new choice; its notice has done its work. */
export function choose(draft: CheckoutDraft, choice: Partial<CheckoutDraft>): CheckoutDraft {
  const left = (draft.left ?? []).filter(({ choice: kind }) => (choice[kind] ?? null) === null);
  return { ...draft, ...choice, left };
}
