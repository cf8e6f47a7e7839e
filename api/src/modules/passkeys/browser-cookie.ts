import { createBrowserToken } from '../../platform/sessions/browser-token';
import { CHALLENGE_SECONDS } from './challenges';

/** Binds a sign-in with a passkey to the browser that asked for its challenge. */
export const browserToken = createBrowserToken({ name: 'nkm_passkey', sameSite: 'strict', seconds: CHALLENGE_SECONDS });
