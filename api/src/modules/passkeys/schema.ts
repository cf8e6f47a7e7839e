import { type Static, Type } from 'typebox';
import { Nullable, Single } from '../../platform/http/envelopes';

/** Answers of authenticators have at most a few kilobytes. */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = Bytes(1_400);

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Unsafe<'platform' | 'cross-platform'>(Type.String({ maxLength: 40 }))),
  clientExtensionResults: Type.Optional(Type.Object({})),
};

/** `RegistrationResponseJSON` of WebAuthn. */
const NewCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(8_192),
    attestationObject: Bytes(32_768),
    transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn. */
const Assertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(8_192),
    authenticatorData: Bytes(8_192),
    signature: Bytes(8_192),
    userHandle: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  }),
});

export type NewCredentialJson = Static<typeof NewCredential>;
export type AssertionJson = Static<typeof Assertion>;

export const AddOptionsBody = Type.Object({
  /** The current password; an account without one needs a new session instead. */
  password: Type.Optional(Type.String({ maxLength: 400 })),
});
export const AddBody = Type.Object({
  credential: NewCredential,
  name: Type.Optional(Type.String({ maxLength: 1_000 })),
});
export const ProofBody = Type.Object({ credential: Assertion });
export const SignInBody = Type.Object({
  credential: Assertion,
  platform: Type.Optional(Type.String({ minLength: 1, maxLength: 40, default: 'Web' })),
});

export const PasskeySchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  created_at: Type.String(),
  last_used_at: Nullable(Type.String()),
});
export const PasskeysAnswer = Single(
  Type.Object({
    passkeys: Type.Array(PasskeySchema),
    /** Whether adding one needs the current password. */
    has_password: Type.Boolean(),
    most: Type.Integer(),
  }),
);
/** The options of WebAuthn, as `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` take them. */
export const OptionsAnswer = Single(Type.Object({}, { additionalProperties: true }));
