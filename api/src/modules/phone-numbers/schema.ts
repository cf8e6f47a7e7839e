import { Type } from 'typebox';
import { LONGEST_TOKEN } from '../captcha/public';
import { CODE_DIGITS } from '../accounts/public';

/** In any spelling, with or without plus sign. */
const Contact = Type.String({ minLength: 1, maxLength: 40 });

export const ContactBody = Type.Object({ type: Type.Literal('Phone'), contact: Contact });
export const CodeRequestBody = Type.Object({
  contact: Contact,
  captchaToken: Type.Optional(
    Type.String({ maxLength: LONGEST_TOKEN, description: 'When an answer with this field has asked for it' }),
  ),
});
export const CodeBody = Type.Object({ contact: Contact, code: Type.String({ pattern: `^\\d{${CODE_DIGITS}}$` }) });

export const CodeSentAnswer = Type.Object({
  message: Type.String(),
  data: Type.Object({ contact: Type.String(), expires_at: Type.String() }),
});
export const VerifiedAnswer = Type.Object({
  message: Type.String(),
  data: Type.Object({ contact: Type.String() }),
});
