import { notFound } from '../../platform/errors/api-problem';

const ID = /^[1-9]\d{0,14}$/;

/**
 * The id of a store in an address: `profile_id` and vendor id are one number here. Throws 404 for what can be none, so
 * that no nonsense reaches the database.
 */
export function storeId(text: string): number {
  if (!ID.test(text)) throw noStore();
  return Number(text);
}

export const noStore = () => notFound('There is no such store.');
