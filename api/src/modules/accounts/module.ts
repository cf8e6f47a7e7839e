import './tables';
import type { App } from '../../platform/app';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { MARK_DAYS } from './account-marks';
import type { AccountsNeeds } from './accounts-needs';
import { cleanUpAccounts } from './clean-up-accounts';
import { loginRoutes } from './login-routes';
import { mailResets } from './mail-resets';
import { passwordRoutes } from './password-routes';
import { profileRoutes } from './profile-routes';
import { proofRoutes } from './proof-routes';
import { sessionRoutes } from './session-routes';
import { signUpRoutes } from './sign-up-routes';
import { undoRoutes } from './undo-routes';
import { verificationRoutes } from './verification-routes';

const CLEAN_UP_EVERY_S = 3600;
const MAIL_RESETS_EVERY_S = 2;

/** Accounts and sessions. */
export async function accountsModule(app: App, needs: AccountsNeeds): Promise<void> {
  await app.register(signUpRoutes);
  await app.register(loginRoutes);
  await app.register(passwordRoutes, needs);
  await app.register(profileRoutes, needs);
  await app.register(verificationRoutes, needs);
  await app.register(sessionRoutes);
  await app.register(proofRoutes, needs);
  await app.register(undoRoutes, needs);
  app.jobs.every('mail password resets', MAIL_RESETS_EVERY_S, () => mailResets(app));
  deleteAfter(app, { job: 'clean up account marks', table: 'account_marks', since: 'created_at', days: MARK_DAYS });
  app.jobs.every('clean up accounts', CLEAN_UP_EVERY_S, () => cleanUpAccounts(app.db, app.clock()));
}
