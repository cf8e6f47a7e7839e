import './tables';
import type { App } from '../../platform/app';
import { ownRoutes } from './own-routes';
import { createProviders } from './providers/create-providers';
import { signUpRoutes } from './sign-up-routes';
import { startRoutes } from './start-routes';
import { removeOldStarts } from './starts';

const CLEAN_UP_EVERY_S = 600;

/** Social sign-in with Google, Apple and Twitter. */
export async function socialSignInModule(app: App): Promise<void> {
  const providers = createProviders(app.config);
  await app.register(startRoutes, { providers });
  await app.register(signUpRoutes, { providers });
  await app.register(ownRoutes);
  app.jobs.every('clean up social sign-ins', CLEAN_UP_EVERY_S, () => removeOldStarts(app.db, app.clock()));
}
