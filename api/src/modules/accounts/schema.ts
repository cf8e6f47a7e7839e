import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import { CODE_DIGITS } from './login-code';

const Platform = Type.String({ minLength: 1, maxLength: 40, default: 'Web' });

export const LoginBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  // Longer ones would only cost time to hash.
  password: Type.String({ minLength: 1, maxLength: 200 }),
  platform: Type.Optional(Platform),
});

export const VerifyLoginBody = Type.Object({
  code: Type.String({ pattern: `^\\d{${CODE_DIGITS}}$` }),
  platform: Type.Optional(Platform),
});

const KycStatusSchema = Nullable(
  Type.Union([
    Type.Literal('Submitted'),
    Type.Literal('In review'),
    Type.Literal('Rejected'),
    Type.Literal('Verified'),
  ]),
);

/** Spec 1 §3, User. */
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
});

export const ContactBody = Type.Object({
  type: Type.Literal('Phone'),
  /** Without plus sign, though one does no harm. */
  contact: Type.String({ minLength: 1, maxLength: 40 }),
});

export const ContactSchema = Type.Object({ id: Type.Integer(), type: Type.String(), contact: Type.String() });

const SessionSchema = Type.Object({ token: Type.String(), profile: UserSchema });
const TokenSchema = Type.Object({ token: Type.String() });

export const LoginAnswer = Type.Object({ token: Type.String(), message: Type.String(), data: TokenSchema });
export const VerifyLoginAnswer = Type.Object({ token: Type.String(), profile: UserSchema, data: SessionSchema });
