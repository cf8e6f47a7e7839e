import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';
import type { Faults } from './check-registration';
import { stepOf } from './steps';

export interface SignUpFailure {
  /** Errors of the server for fields of the form. */
  faults: Faults;
  /** Text beside the form: all errors that belong to no field. Empty when there are none. */
  text: string;
  /** The request never left the device, so its captcha token is still valid. */
  isUnsent: boolean;
}

/** Sorts the errors of a failed sign-up by where the form shows them. */
export function failureOf(cause: unknown): SignUpFailure {
  if (!(cause instanceof ApiError)) return { faults: {}, text: UNEXPECTED_ERROR, isUnsent: false };
  const errors = Object.entries(cause.errors).filter(([, texts]) => texts.length > 0);
  const ofForm = errors.filter(([field]) => stepOf(field) !== null);
  const others = errors.filter(([field]) => stepOf(field) === null).flatMap(([, texts]) => texts);
  const text = errors.length === 0 ? cause.message : others.join(' ');
  return {
    faults: Object.fromEntries(ofForm.map(([field, texts]) => [field, texts.join(' ')])),
    text,
    isUnsent: cause.reason === 'offline',
  };
}
