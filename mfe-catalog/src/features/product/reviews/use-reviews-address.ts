import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReviewsPage } from './get-reviews';

/** Parameter of the product's address: the page of the list of all reviews, which is open. */
const PAGE = 'reviews';
/** Parameter beside it: only reviews with these stars. */
const STARS = 'stars';

/** Kept with the history entry. */
interface ListState {
  /** Entries of the open list, which its closing leaves. */
  listSteps?: number;
}

export interface ReviewsAddress {
  /** The part that is open; null while the list is closed. */
  open: ReviewsPage | null;
  show(part: ReviewsPage): void;
  close(): void;
}

/**
 * The address keeps the open page of all reviews and their stars, so that reload, Back and a link show the same.
 * Closing the list goes back to the product as it was before; a list that was opened by a link only loses its
 * parameters.
 */
export function useReviewsAddress(): ReviewsAddress {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const canFilter = hasFeature(usePlatform().settings, 'review-stars');
  const query = new URLSearchParams(search);
  const page = readNumber(query.get(PAGE), Number.MAX_SAFE_INTEGER);
  const open = page === null ? null : { page, stars: canFilter ? readNumber(query.get(STARS), 5) : null };
  const steps = (state as ListState | null)?.listSteps ?? 0;

  function show({ page: wanted, stars }: ReviewsPage) {
    const next = new URLSearchParams(query);
    next.set(PAGE, String(wanted));
    next.delete(STARS);
    if (stars !== null) next.set(STARS, String(stars));
    const kept: ListState = { listSteps: page === null || steps > 0 ? steps + 1 : 0 };
    void navigate({ search: next.toString(), hash: 'reviews' }, { state: kept, preventScrollReset: true });
  }
  function close() {
    if (steps > 0) return void navigate(-steps);
    const next = new URLSearchParams(query);
    next.delete(PAGE);
    next.delete(STARS);
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  }
  return { open, show, close };
}

function readNumber(text: string | null, most: number): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number <= most ? number : null;
}
