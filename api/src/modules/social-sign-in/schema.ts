import { Type } from 'typebox';
import { PROVIDER_NAMES } from './providers/identity';

/** Codes and tokens of the providers have at most a few kilobytes. */
const Secret = Type.Optional(Type.String({ minLength: 1, maxLength: 8_192 }));

const common = {
  /** Ours: the state of `POST /social/{provider}/start`. Required with a code and with an id_token. */
  state: Type.Optional(Type.String({ maxLength: 100 })),
  /** Ours: the issuer of the provider's answer (RFC 9207). */
  iss: Type.Optional(Type.String({ maxLength: 300 })),
  news: Type.Optional(Type.Boolean()),
  signup_platform: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  account_type: Type.Optional(Type.Literal('Individual')),
};
/** Documented without a meaning: accepted, and without effect. */
const Otp = Type.Optional(Type.Union([Type.Boolean(), Type.String({ maxLength: 40 })]));

/** The fields of ACC-FIELD-003. */
export const GoogleBody = Type.Object({ ...common, token: Secret, code: Secret });
export const TwitterBody = Type.Object({
  ...common,
  code: Secret,
  email: Type.Optional(Type.String({ maxLength: 254 })),
  otp: Otp,
});
export const AppleBody = Type.Object({
  ...common,
  id_token: Secret,
  code: Secret,
  /** As Apple sends it, or parsed. */
  user: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Object({})])),
  otp: Otp,
});

export const ProviderParams = Type.Object({
  provider: Type.Union(PROVIDER_NAMES.map((name) => Type.Literal(name))),
});
export const StartAnswer = Type.Object({ url: Type.String(), state: Type.String() });
export const DisconnectBody = Type.Object({
  /** The current password; an account without one needs a new session or a passkey instead. */
  password: Type.Optional(Type.String({ maxLength: 400 })),
});
export const ConnectBody = Type.Object({ state: Type.String({ maxLength: 100 }) });

/** What Apple posts: either an error or the rest. */
const Posted = Type.Optional(Type.String({ maxLength: 8_192 }));
export const AppleForm = Type.Object({
  state: Posted,
  code: Posted,
  id_token: Posted,
  user: Posted,
  iss: Posted,
  error: Posted,
});
