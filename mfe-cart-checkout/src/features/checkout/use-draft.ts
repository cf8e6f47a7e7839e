import { useKept } from '../../kept/use-kept';
import { EMPTY_DRAFT, isDraft } from './draft';

/** Where the draft is kept in local storage: it outlives a reload, a failure and the way to sign-in. */
export const DRAFT_KEY = 'checkout';

export function useDraft() {
  return useKept(DRAFT_KEY, isDraft, EMPTY_DRAFT);
}
