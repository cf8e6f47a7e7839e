import { usePlatform } from '@nkm/platform';
import { useCallback } from 'react';
import { useLocalStorage } from '../../local-storage/use-local-storage';
import { choicesIn, noteChoices } from './sync-state';
import { type CheckoutDraft, DRAFT_KEY, EMPTY_DRAFT, isDraft } from './draft';
import { choose } from './choose';

/**
 * The draft, which survives a reload, a failure and a detour to sign-in. `chooseInDraft` takes choices of the shopper,
 * which go to the shopper's other devices; `changeDraft` is for all other changes.
 */
export function useDraft() {
  const { storage } = usePlatform();
  const [draft, changeDraft] = useLocalStorage(DRAFT_KEY, isDraft, EMPTY_DRAFT);
  const chooseInDraft = useCallback(
    (choice: Partial<CheckoutDraft>) => {
      changeDraft((before) => choose(before, choice));
      noteChoices(storage, choicesIn(choice));
    },
    [changeDraft, storage],
  );
  return [draft, changeDraft, chooseInDraft] as const;
}
