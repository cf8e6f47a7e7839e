import { readField, type User } from '@nkm/contracts';

export interface NewSession {
  token: string;
  profile: User;
}

/** The session in the answer of a sign-in, or null. */
export function readSession(body: unknown): NewSession | null {
  const token = readField<unknown>(body, 'token');
  const profile = readField<User>(body, 'profile');
  const isSession = typeof token === 'string' && token !== '' && typeof profile === 'object' && profile !== null;
  return isSession ? { token, profile } : null;
}
