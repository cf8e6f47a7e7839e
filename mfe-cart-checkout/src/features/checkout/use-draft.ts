import { useLocalStorage } from '../../common/local-storage/use-local-storage';
import { EMPTY_DRAFT, isDraft } from './draft';

/** Local storage key of the draft, which survives a reload, a failure and a detour to sign-in. */
export const DRAFT_KEY = 'checkout';

export function useDraft() {
  return useLocalStorage(DRAFT_KEY, isDraft, EMPTY_DRAFT);
}
