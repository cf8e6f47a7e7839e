import { isLatinName, NAME_LENGTH, nameFault, needsLatinName, readText, type User } from '@nkm/contracts';
import { isEmailAddress } from '../../email-address';
import { messages } from './messages';

/** The values of the form; `dob` and `latin_name` are '' when they are not given. */
export interface ProfileValues {
  surname: string;
  other_names: string;
  email: string;
  dob: string;
  gender: User['gender'];
  latin_name: string;
}

export type ProfileField = keyof ProfileValues;
/** In the order of the form. */
export const FIELDS: readonly ProfileField[] = ['surname', 'other_names', 'latin_name', 'email', 'dob', 'gender'];

export type Faults = Partial<Record<ProfileField, string>>;

const { faults } = messages;

export const valuesOf = ({ surname, other_names, email, dob, gender, latin_name }: User): ProfileValues => ({
  surname,
  other_names,
  email,
  dob: dob ?? '',
  gender,
  latin_name: latin_name ?? '',
});

/** Whether invoices cannot show the name, on a server that stores a second one in Latin letters. */
export const asksForLatinName = (
  user: User,
  { surname, other_names }: Pick<ProfileValues, 'surname' | 'other_names'>,
) => user.latin_name !== undefined && needsLatinName(`${other_names} ${surname}`);

/** Names and email as the server stores them. */
export const cleanValues = (typed: ProfileValues): ProfileValues => ({
  ...typed,
  surname: readText(typed.surname),
  other_names: readText(typed.other_names),
  email: typed.email.trim(),
  latin_name: readText(typed.latin_name),
});

/**
 * Faults of cleaned values, by field.
 * @param today in Lagos, `2026-11-20`
 */
export function checkProfile({ surname, other_names, email, dob, latin_name }: ProfileValues, today: string): Faults {
  const found: [ProfileField, string | null][] = [
    ['surname', faultOfName(surname, faults.surname)],
    ['other_names', faultOfName(other_names, faults.otherNames)],
    ['latin_name', latin_name === '' || isLatinName(latin_name) ? null : faults.latinNameInvalid],
    ['email', faultOfEmail(email)],
    ['dob', dob > today ? faults.dobInFuture : null],
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
}

function faultOfName(name: string, texts: typeof faults.surname | typeof faults.otherNames): string | null {
  const fault = nameFault(name);
  if (fault === null) return null;
  const said = { missing: texts.required, 'not a name': texts.invalid, 'too short': texts.tooShort };
  return fault === 'too long' ? texts.tooLong(NAME_LENGTH.max) : said[fault];
}

function faultOfEmail(email: string): string | null {
  if (email === '') return faults.emailRequired;
  return isEmailAddress(email) ? null : faults.emailInvalid;
}
