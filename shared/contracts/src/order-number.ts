import { readCode } from './read-text';

/** Letters and digits of order numbers and tracking codes: without 0/O, 1/I and U, because people read them aloud. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';

const CODE = `[${CODE_ALPHABET}]{10}`;
const PARCEL = new RegExp(`GIGL${CODE}$`);
const WITH_PREFIX = new RegExp(`NKM(${CODE})(V\\d{1,2})?$`);
/** Words that people copy together with a number. */
const WITHOUT_PREFIX = new RegExp(`^(?:ORDER|INVOICE|NUMBER|NO|REFERENCE|REF)*(${CODE})(V\\d{1,2})?$`);

/**
 * Reads an order number, an invoice number or a tracking code as people paste it: "Order #NKM 7K3MWD9QXR." is
 * `NKM-7K3MWD9QXR`. Only letters and digits count, and the prefix of orders and invoices is optional. Any other text
 * is read as a code.
 */
export function readOrderNumber(typed: string): string {
  const code = readCode(typed);
  const plain = code.replaceAll('-', '');
  return PARCEL.exec(plain)?.[0] ?? numberOf(WITH_PREFIX.exec(plain) ?? WITHOUT_PREFIX.exec(plain)) ?? code;
}

/** The order or invoice number in a text that names the prefix; null for any other text, such as a product. */
export const findOrderNumber = (typed: string): string | null =>
  numberOf(WITH_PREFIX.exec(readCode(typed).replaceAll('-', '')));

function numberOf(match: RegExpExecArray | null): string | null {
  if (match === null) return null;
  const [, code, invoice] = match;
  return `NKM-${code}${invoice === undefined ? '' : `-${invoice}`}`;
}
