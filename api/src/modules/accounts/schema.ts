import type { User } from '@nkm/contracts';
import { Type } from 'typebox';
import { type FieldsOf, Nullable } from '../../platform/http/envelopes';
import { LONGEST_TOKEN } from '../captcha/public';
import { CODE_DIGITS } from './login-code';
import { LONGEST_PASSWORD } from './password-rule';

const Platform = Type.String({ minLength: 1, maxLength: 40, default: 'Web' });

export const LoginBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD }),
  /** Required after a response of 422 with the field `captchaToken`. */
  captchaToken: Type.Optional(Type.String({ maxLength: LONGEST_TOKEN })),
  platform: Type.Optional(Platform),
});

export const VerifyLoginBody = Type.Object({
  code: Type.String({ pattern: `^\\d{${CODE_DIGITS}}$` }),
  platform: Type.Optional(Platform),
});

/** Permissive, because `checkRegistration` reports the errors. */
const field = () => Type.Optional(Type.String({ maxLength: 20_000 }));

/** The fields of ACC-FIELD-001. */
export const SignUpBody = Type.Object({
  surname: field(),
  other_names: field(),
  email: field(),
  password: field(),
  news: Type.Optional(Type.Boolean()),
  terms: Type.Optional(Type.Boolean()),
  account_type: Type.Optional(Type.Literal('Individual')),
  signup_platform: Type.Optional(Platform),
  captchaToken: Type.Optional(Type.String({ maxLength: LONGEST_TOKEN })),
});

const KycStatusSchema = Nullable(
  Type.Union([
    Type.Literal('Submitted'),
    Type.Literal('In review'),
    Type.Literal('Rejected'),
    Type.Literal('Verified'),
  ]),
);

/** The fields of API-FIELD-001. */
export const UserSchema = Type.Object({
  id: Type.Integer(),
  surname: Type.String(),
  other_names: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  dob: Nullable(Type.String()),
  gender: Type.Union([Type.Literal('Male'), Type.Literal('Female'), Type.Literal('Unspecified')]),
  phone: Nullable(Type.String()),
  avatar: Nullable(Type.String()),
  store_name: Nullable(Type.String()),
  kyc: Type.Object({ verified: Type.Boolean(), submitted: Type.Boolean(), status: KycStatusSchema }),
  kyc_verified: Type.Boolean(),
  kyc_status: KycStatusSchema,
  kyc_rejected_sections: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  bvn_verified: Type.Boolean(),
  latin_name: Type.Optional(Nullable(Type.String())),
  kyc_decision: Type.Optional(Type.Object({ accepted: Type.Array(Type.String()), reason: Nullable(Type.String()) })),
} satisfies FieldsOf<User>);

export const ContactSchema = Type.Object({ id: Type.Integer(), type: Type.String(), contact: Type.String() });

export const SessionSchema = Type.Object({ token: Type.String(), profile: UserSchema });
const TokenSchema = Type.Object({ token: Type.String() });

export const LoginAnswer = Type.Object({
  token: Type.String(),
  message: Type.String(),
  data: TokenSchema,
  password_unchecked: Type.Optional(
    Type.Literal(true, { description: 'After many wrong passwords: a code was mailed only if this one was right' }),
  ),
});
export const VerifyLoginAnswer = Type.Object({ token: Type.String(), profile: UserSchema, data: SessionSchema });
