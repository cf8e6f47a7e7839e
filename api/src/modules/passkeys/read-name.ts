import { readText } from '@nkm/contracts';
import { unprocessable } from '../../platform/errors/api-problem';
import { nameDevice } from '../accounts/public';
import { messages } from './messages';

const LONGEST_NAME = 50;

/**
 * The name of a passkey: as typed, else that of the browser.
 * @throws 422 for a typed name without visible characters, or a long one
 */
export function readName(typed: string | undefined, userAgent = ''): string {
  if (typed === undefined) return nameDevice(userAgent).slice(0, LONGEST_NAME);
  const name = readText(typed);
  if (name === '') throw unprocessable({ name: [messages.nameMissing] });
  if ([...name].length > LONGEST_NAME) throw unprocessable({ name: [messages.nameTooLong(LONGEST_NAME)] });
  return name;
}
