import './tables';
import type { App } from '../../platform/app';
import { removeOldChallenges } from './challenges';
import { ownRoutes } from './own-routes';
import { relyingPartyOf } from './relying-party';
import { signInRoutes } from './sign-in-routes';

const CLEAN_UP_EVERY_S = 600;

/** Passkeys (ours). Without an address for which browsers allow them, there are no routes. */
export async function passkeysModule(app: App): Promise<void> {
  const relyingParty = relyingPartyOf(app.config.publicUrl);
  if (relyingParty !== null) {
    await app.register(ownRoutes, { relyingParty });
    await app.register(signInRoutes, { relyingParty });
  }
  app.jobs.every('clean up passkey challenges', CLEAN_UP_EVERY_S, () => removeOldChallenges(app.db, app.clock()));
}
