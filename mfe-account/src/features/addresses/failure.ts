import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';
import { type AddressFaults, type AddressField, FIELDS } from './check-address';

/** Both names of an id (API-FIELD-007). */
const ALIASES: Record<string, AddressField> = { state_id: 'state', lga_id: 'lga' };

export interface AddressFailure {
  /** Errors of the server for fields of the form. */
  faults: AddressFaults;
  /** Errors that belong to no field; empty when there are none. */
  text: string;
}

/** Sorts the errors of a failed call by where the form shows them. */
export function failureOf(cause: unknown): AddressFailure {
  if (!(cause instanceof ApiError)) return { faults: {}, text: UNEXPECTED_ERROR };
  const faults: AddressFaults = {};
  const others: string[] = [];
  for (const [name, texts] of Object.entries(cause.errors)) {
    const field = ALIASES[name] ?? FIELDS.find((known) => known === name);
    if (field) faults[field] = texts.join(' ');
    else others.push(...texts);
  }
  const hasFaults = Object.keys(faults).length > 0;
  return { faults, text: others.length > 0 || hasFaults ? others.join(' ') : cause.message };
}
