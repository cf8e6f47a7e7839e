import type { CheckoutOptions } from '@nkm/contracts';
import { useEffect, useMemo } from 'react';
import { preselect } from './fit-draft';
import { useDraft } from './use-draft';

/** The draft with every choice that has only one possible answer. It is stored, so that the next pages have it. */
export function usePreselectedDraft(options: CheckoutOptions) {
  const [stored, changeDraft] = useDraft();
  const draft = useMemo(() => preselect(stored, options), [stored, options]);
  useEffect(() => {
    if (draft !== stored) changeDraft((before) => preselect(before, options));
  }, [draft, stored, changeDraft, options]);
  return [draft, changeDraft] as const;
}
