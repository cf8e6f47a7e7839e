import { type FieldErrors, isLatinName, readText } from '@nkm/contracts';
import { normaliseEmail } from '../../platform/email-address';
import { emailFaults, firstNameFaults, surnameFaults } from '../accounts/public';
import { messages } from './messages';

/** The fields that a shopper can change. A missing field stays as it is. */
export interface ProfileChange {
  surname?: string;
  other_names?: string;
  email?: string;
  /** `1994-03-18`; null: not given. */
  dob?: string | null;
  gender?: Gender;
  /** Null: not given. */
  latin_name?: string | null;
}

export type Gender = 'Male' | 'Female' | 'Unspecified';
const GENDERS: readonly string[] = ['Male', 'Female', 'Unspecified'];

/** The oldest person ever lived 122 years; an earlier year is a typing error. */
const OLDEST_YEARS = 130;

export interface SentProfile {
  surname?: string;
  other_names?: string;
  email?: string;
  dob?: string | null;
  gender?: string | null;
  latin_name?: string | null;
}

/** Normalises the sent fields: names in NFC with single spaces, the email as stored, empty choices as "not given". */
export function readProfile({ surname, other_names, email, dob, gender, latin_name }: SentProfile): ProfileChange {
  return {
    ...(surname !== undefined && { surname: readText(surname) }),
    ...(other_names !== undefined && { other_names: readText(other_names) }),
    ...(email !== undefined && { email: normaliseEmail(email) }),
    ...(dob !== undefined && { dob: dob?.trim() || null }),
    ...(gender !== undefined && { gender: (gender || 'Unspecified') as Gender }),
    ...(latin_name !== undefined && { latin_name: readText(latin_name ?? '') || null }),
  };
}

/**
 * Validation errors in form order, or null.
 * @param today in Lagos, `2026-11-20`
 */
export function checkProfile({ surname, other_names, email, dob, gender, latin_name }: ProfileChange, today: string) {
  const faults: FieldErrors = {
    surname: surname === undefined ? [] : surnameFaults(surname),
    other_names: other_names === undefined ? [] : firstNameFaults(other_names),
    email: email === undefined ? [] : emailFaults(email),
    dob: dob == null ? [] : birthdayFaults(dob, today),
    gender: gender === undefined || GENDERS.includes(gender) ? [] : [messages.genderInvalid],
    latin_name: latin_name == null || isLatinName(latin_name) ? [] : [messages.latinNameInvalid],
  };
  const found = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  return found.length === 0 ? null : Object.fromEntries(found);
}

function birthdayFaults(dob: string, today: string): string[] {
  if (!isDay(dob)) return [messages.dobInvalid];
  if (dob > today) return [messages.dobInFuture];
  return Number(today.slice(0, 4)) - Number(dob.slice(0, 4)) > OLDEST_YEARS ? [messages.dobTooEarly] : [];
}

/** `2025-02-29` is no day. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
