import type { User } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { paths } from '../paths';
import { connectProvider } from '../social/connect-provider';
import { announceSignIn } from './announce';
import type { NewSession } from './new-session';
import { openerOfShop, tellOpener } from './opener';
import { sendViewedProducts } from './send-viewed-products';

type Needs = Pick<Platform, 'api' | 'storage' | 'session' | 'navigate' | 'toast'>;

interface Circumstances {
  /** The sign-in started in a popup, which a provider may have cut off from its opener. */
  wasPopup?: boolean;
  /** Another step on this page follows. */
  stays?: boolean;
  /** Of a social sign-in: a shopper without a phone number adds one. */
  needsPhone?: boolean;
}

/**
 * Starts the session and returns the shopper to the wanted page (ACC-RULE-007). A popup notifies its opener and closes;
 * a tab navigates itself. A shopper with an unverified email goes to the notice first, and the return path stays.
 */
export async function finishSignIn(
  platform: Needs,
  session: NewSession,
  { wasPopup = false, stays = false, needsPhone = false }: Circumstances = {},
): Promise<void> {
  const { profile } = session;
  const opener = openerOfShop();
  platform.session.start(session);
  const done = Promise.all([
    connectProvider(platform),
    profile.email_verified ? sendViewedProducts(platform) : Promise.resolve(),
  ]);
  if (stays) return;
  if (opener) tellOpener(opener, profile);
  if (opener || (wasPopup && (await announceSignIn(profile)))) {
    await done; // closing the popup earlier would abort the calls
    window.close();
  } else platform.navigate(nextPage(platform, profile, needsPhone), { replace: true });
}

function nextPage({ session }: Pick<Platform, 'session'>, profile: User, needsPhone: boolean): string {
  if (!profile.email_verified) return paths.emailNotice;
  const hasNoPhone = profile.phone === null || profile.phone === '';
  return needsPhone && hasNoPhone ? paths.verifyPhone : session.takeReturnPath();
}
