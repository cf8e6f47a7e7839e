import { createBrowserToken } from '../../platform/sessions/browser-token';
import { START_SECONDS } from './starts';

/** Binds a social sign-in to a browser. `lax`, because the provider sends the shopper back from its own site. */
export const browserToken = createBrowserToken({ name: 'nkm_social', sameSite: 'lax', seconds: START_SECONDS });
