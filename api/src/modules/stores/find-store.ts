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

/** 410, so that crawlers do not ask again. */
export const closedStore = () => new ApiProblem(410, 'This store has left the marketplace.');

export const noStore = () => notFound('Store not found.');
