import { codeFits, sealCode } from '../accounts/public';

export interface PhoneCode {
  code: string;
  userId: number;
  contact: string;
  /** Token of the session: only its owner can check the stored code. */
  token: string;
}

/** What the HMAC covers, so that a code fits one purpose, account, session and number only. */
const covered = ({ code, userId, contact }: PhoneCode) => `verify-phone ${userId} ${contact} ${code}`;

export const sealPhoneCode = (phoneCode: PhoneCode): string => sealCode(covered(phoneCode), phoneCode.token);

export const phoneCodeFits = (phoneCode: PhoneCode, sealed: string): boolean =>
  codeFits(covered(phoneCode), phoneCode.token, sealed);
