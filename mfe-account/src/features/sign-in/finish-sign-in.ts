import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';
import { openerOfShop, tellOpener } from './opener';
import { sendViewedProducts } from './send-viewed-products';
import type { NewSession } from './verify-code';

type Capabilities = Pick<Platform, 'api' | 'storage' | 'settings' | 'session' | 'navigate'>;

/**
 * Starts the session and returns the shopper to the wanted page (spec 1 §4). A popup notifies its opener and closes; a
 * tab navigates itself. A shopper with an unverified email goes to the notice first, and the return path stays.
 */
export async function finishSignIn(platform: Capabilities, session: NewSession): Promise<void> {
  const opener = openerOfShop();
  platform.session.start(session);
  const viewedSent = session.profile.email_verified ? sendViewedProducts(platform) : Promise.resolve();
  if (opener) {
    tellOpener(opener, session.profile);
    await viewedSent; // closing the popup earlier would abort the call
    window.close();
  } else {
    platform.navigate(session.profile.email_verified ? platform.session.takeReturnPath() : paths.emailNotice, {
      replace: true,
    });
  }
}
