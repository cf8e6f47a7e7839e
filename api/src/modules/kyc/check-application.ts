import { readText, type FieldErrors, nameFault } from '@nkm/contracts';
import { ACCOUNT_NUMBER_DIGITS, BVN_DIGITS, type IdKind } from '@nkm/contracts/kyc';
import { messages } from './messages';

/** Characters of a full name and of a bank's name. */
const NAME_MAX = 100;
const ID_NUMBER = /^[A-Z0-9]{6,20}$/;
const BVN = new RegExp(`^22\\d{${BVN_DIGITS - 2}}$`);
const ACCOUNT_NUMBER = new RegExp(`^\\d{${ACCOUNT_NUMBER_DIGITS}}$`);

/** What the shopper typed at the KYC site. */
export interface KycFields {
  full_name: string;
  bank: string;
  account_number: string;
  bvn: string;
  id_kind: IdKind;
  id_number: string;
}

/** Fields as they were sent; a missing text is empty. */
export type SentFields = Omit<KycFields, 'id_kind'> & { id_kind: IdKind | null };

/** Tidies the fields: names with single spaces, numbers without spaces, dashes and slashes. */
export function tidyFields(sent: Partial<KycFields>): SentFields {
  const digits = (text = '') => text.replace(/[\s-]/g, '');
  return {
    full_name: readText(sent.full_name ?? ''),
    bank: readText(sent.bank ?? ''),
    account_number: digits(sent.account_number),
    bvn: digits(sent.bvn),
    id_kind: sent.id_kind ?? null,
    id_number: (sent.id_number ?? '').replace(/[\s/-]/g, '').toUpperCase(),
  };
}

/**
 * Errors by field in the order of the form, or null. Expects tidied fields.
 * @param isAsked false for a field that need not be sent
 */
export function checkFields(
  { full_name, bank, account_number, bvn, id_kind, id_number }: SentFields,
  isAsked: (field: keyof KycFields) => boolean = () => true,
): FieldErrors | null {
  const isName = full_name.length <= NAME_MAX && [null, 'too long'].includes(nameFault(full_name));
  const rules: [field: keyof KycFields, kept: boolean, text: string][] = [
    ['full_name', isName && full_name.includes(' '), messages.fullName],
    ['bank', bank !== '' && bank.length <= NAME_MAX, messages.bank],
    ['account_number', ACCOUNT_NUMBER.test(account_number), messages.accountNumber],
    ['bvn', BVN.test(bvn), messages.bvn],
    ['id_kind', id_kind !== null, messages.idKind],
    ['id_number', ID_NUMBER.test(id_number), messages.idNumber],
  ];
  const broken = rules.filter(([field, kept]) => !kept && isAsked(field));
  return broken.length === 0 ? null : Object.fromEntries(broken.map(([field, , text]) => [field, [text]]));
}
