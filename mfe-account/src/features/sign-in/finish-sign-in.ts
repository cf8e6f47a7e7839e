import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';
import { openerOfShop, tellOpener } from './opener';
import { sendViewedProducts } from './send-viewed-products';
import type { NewSession } from './verify-code';

type Capabilities = Pick<Platform, 'api' | 'storage' | 'settings' | 'session' | 'navigate'>;

/**
 * Starts the session and brings the shopper back to where they wanted to go (spec 1 §4): in a popup the window that
 * opened it does, and the popup closes; in the same tab we go there. Who has not verified the email yet goes to the
 * notice, and the wanted path is kept until then.
 */
export async function finishSignIn(platform: Capabilities, session: NewSession): Promise<void> {
  const opener = openerOfShop();
  platform.session.start(session);
  const viewedSent = session.profile.email_verified ? sendViewedProducts(platform) : Promise.resolve();
  if (opener) {
    tellOpener(opener, session.profile);
    await viewedSent; // closing earlier would cut the call off
    window.close();
  } else {
    platform.navigate(session.profile.email_verified ? platform.session.takeReturnPath() : paths.emailNotice, {
      replace: true,
    });
  }
}
