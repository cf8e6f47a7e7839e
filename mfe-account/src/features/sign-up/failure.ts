import { ApiError, UNEXPECTED_ERROR } from '@nkm/platform';
import type { Faults } from './check-registration';
import { stepOf } from './steps';

export interface SignUpFailure {
  /** What the server said of fields of the form. */
  faults: Faults;
  /** What stands beside the form: everything that belongs to no field. Empty when nothing is left to say. */
  text: string;
  /** The request never left the device, so its captcha is still good. */
  isUnsent: boolean;
}

/** A failed sign-up, told apart by where it is shown. */
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
