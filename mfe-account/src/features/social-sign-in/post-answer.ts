import { ApiError, type Platform } from '@nkm/platform';
import { type NewSession, readSession } from '../../after-sign-in/new-session';
import type { ProviderName } from '../../social/providers';
import { messages } from './messages';
import type { ProviderAnswer } from './read-answer';

/** Local storage key of the email for Twitter, which shares none (ACC-RULE-011). */
export const TWITTER_EMAIL = 'twitterEmail';

/** The documented fields of each provider (ACC-FIELD-003), with `state` and `iss` added for a code. */
function payloadOf(provider: ProviderName, answer: ProviderAnswer, email: string): Record<string, unknown> {
  const { code, access_token: token, id_token, user, state, iss } = answer;
  const added = { state, iss };
  switch (provider) {
    case 'google':
      return { token, code, ...added };
    case 'twitter':
      return { code, email, otp: false, ...added };
    case 'apple':
      return { id_token, code, user, otp: false, ...added };
  }
}

/**
 * Signs in with a provider's answer. Rejects with `ApiError`: 409 the email has an account, 422 refused or an email is
 * needed, 503 the provider is down.
 */
export async function postAnswer(
  { api, storage }: Pick<Platform, 'api' | 'storage'>,
  provider: ProviderName,
  answer: ProviderAnswer,
  news: boolean,
): Promise<NewSession> {
  const payload = payloadOf(provider, answer, storage.get(TWITTER_EMAIL) ?? '');
  const sent = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined && value !== ''));
  const body = await api.post<unknown>(
    `/signup_with_${provider}`,
    { ...sent, news, signup_platform: 'Web', account_type: 'Individual' },
    { isSignIn: true },
  );
  const session = readSession(body);
  if (session === null) throw new ApiError(502, messages.noSession);
  return session;
}
