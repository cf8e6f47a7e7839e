import type { CheckoutOptions } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useEffect, useMemo } from 'react';
import { preselect } from './fit-draft';
import { lastStation } from './last-station';
import { useDraft } from './use-draft';

/**
 * The draft with every choice that has only one possible answer, and with the pickup location that the shopper chose
 * last. It is stored, so that the next pages have it.
 */
export function usePreselectedDraft(options: CheckoutOptions) {
  const { storage } = usePlatform();
  const [stored, changeDraft, chooseInDraft] = useDraft();
  const draft = useMemo(() => preselect(stored, options, lastStation(storage)), [stored, options, storage]);
  useEffect(() => {
    if (draft !== stored) changeDraft((before) => preselect(before, options, lastStation(storage)));
  }, [draft, stored, changeDraft, options, storage]);
  return [draft, changeDraft, chooseInDraft] as const;
}
