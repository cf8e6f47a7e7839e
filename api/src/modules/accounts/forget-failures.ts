import type { App } from '../../platform/app';
import { normaliseEmail } from '../../platform/email-address';
import { LOGIN_ANSWERED, LOGIN_WITHOUT_CAPTCHA } from './limits';

/** Clears the counts of wrong passwords after a reset, so that they do not block the owner's next sign-in. */
export async function forgetFailures({ limits }: Pick<App, 'limits'>, email: string): Promise<void> {
  for (const limit of [LOGIN_WITHOUT_CAPTCHA, LOGIN_ANSWERED]) await limits.forget(limit, normaliseEmail(email));
}
