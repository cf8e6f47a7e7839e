import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import { UserSchema } from '../accounts/public';

/** Permissive, because `checkProfile` reports the errors. */
const field = () => Type.String({ maxLength: 20_000 });

export const ProfileBody = Type.Object({
  surname: Type.Optional(field()),
  other_names: Type.Optional(field()),
  email: Type.Optional(field()),
  dob: Type.Optional(Nullable(field())),
  gender: Type.Optional(Nullable(field())),
  /** Ours: the whole name in Latin letters, for invoices. */
  latin_name: Type.Optional(Nullable(field())),
  /** Ours: the current password, for a new email. */
  password: Type.Optional(Type.String({ maxLength: 400 })),
});

export const EmailChangeSchema = Type.Object({ email: Type.String(), expires_at: Type.String() });

export const UpdatedAnswer = Type.Object({
  message: Type.String(),
  data: UserSchema,
  /** The new email that waits for its mailed link (ours). */
  email_change: Type.Optional(EmailChangeSchema),
});
