import type { CheckoutOptions } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useEffect, useMemo } from 'react';
import { preselect } from './fit-draft';
import { lastStation } from './last-station';
import { useDraft } from './use-draft';

/**
 * The draft with every choice that has only one possible answer, and with the last pickup location. It is stored, so
 * that the next pages have it.
 */
export function usePreselectedDraft(options: CheckoutOptions) {
  const { storage } = usePlatform();
  const [stored, changeDraft, chooseInDraft] = useDraft();
  const last = useMemo(() => lastStation(storage, options), [storage, options]);
  const draft = useMemo(() => preselect(stored, options, last), [stored, options, last]);
  useEffect(() => {
    if (draft !== stored) changeDraft((before) => preselect(before, options, last));
  }, [draft, stored, changeDraft, options, last]);
  return [draft, changeDraft, chooseInDraft] as const;
}
