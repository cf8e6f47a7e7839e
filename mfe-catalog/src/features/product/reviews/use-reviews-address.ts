import { useLocation, useNavigate } from 'react-router-dom';

/** Parameter of the product's address: the page of the list of all reviews, which is open. */
const PAGE = 'reviews';

/** Kept with the history entry. */
interface ListState {
  /** Entries of the open list, which its closing leaves. */
  listSteps?: number;
}

export interface ReviewsAddress {
  /** The page that is open; null while the list is closed. */
  page: number | null;
  show(page: number): void;
  close(): void;
}

/**
 * The address keeps the open page of all reviews, so that reload, Back and a link show the same. Closing the list goes
 * back to the product as it was before; a list that was opened by a link only loses its parameter.
 */
export function useReviewsAddress(): ReviewsAddress {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const query = new URLSearchParams(search);
  const page = readPage(query.get(PAGE));
  const steps = (state as ListState | null)?.listSteps ?? 0;

  function show(wanted: number) {
    const next = new URLSearchParams(query);
    next.set(PAGE, String(wanted));
    const kept: ListState = { listSteps: page === null || steps > 0 ? steps + 1 : 0 };
    void navigate({ search: next.toString(), hash: 'reviews' }, { state: kept, preventScrollReset: true });
  }
  function close() {
    if (steps > 0) return void navigate(-steps);
    const next = new URLSearchParams(query);
    next.delete(PAGE);
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  }
  return { page, show, close };
}

function readPage(text: string | null): number | null {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : null;
}
