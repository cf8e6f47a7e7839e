import { ApiProblem, notFound } from '../../platform/errors/api-problem';

const ID = /^[1-9]\d{0,14}$/;

/**
 * Parses the store id in an address; `profile_id` and vendor id are the same number here. Throws 404 for an impossible
 * id, so that no nonsense reaches the database.
 */
export function storeId(text: string): number {
  if (!ID.test(text)) throw noStore();
  return Number(text);
}

interface Openness {
  /** When the owner left. */
  closed_at: Date | null;
  /** The owner has deactivated the account until the next sign-in. */
  is_paused: boolean;
}

/** Throws 410 for a store that has left, so that crawlers do not ask again, and 404 for one that is closed for now. */
export function refuseClosed({ closed_at, is_paused }: Openness): void {
  if (closed_at !== null) throw new ApiProblem(410, 'This store has left the marketplace.');
  if (is_paused) throw notFound('This store is closed for now.');
}

export const noStore = () => notFound('Store not found.');
