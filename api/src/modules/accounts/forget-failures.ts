import type { App } from '../../platform/app';
import { normaliseEmail } from '../../platform/email-address';
import { LOGIN_PER_EMAIL, LOGIN_WITHOUT_CAPTCHA } from './limits';

/** After a reset the owner signs in afresh: wrong passwords that were tried before do not stand in the way. */
export async function forgetFailures({ limits }: Pick<App, 'limits'>, email: string): Promise<void> {
  for (const limit of [LOGIN_WITHOUT_CAPTCHA, LOGIN_PER_EMAIL]) await limits.forget(limit, normaliseEmail(email));
}
