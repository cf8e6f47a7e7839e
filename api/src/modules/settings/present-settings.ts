import type { SettingsWithCapabilities } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import { deliveryPrices } from '../checkout/public';
import { relyingPartyOf } from '../passkeys/public';
import { API_LEVEL, capabilitiesOf } from './capabilities';

/** What the storefront cannot know at build time. */
export async function presentSettings(app: App) {
  const delivery = await deliveryPrices(app.db, app.config.ways);
  const { dollarRate, brand, links, contact, homeBlocks, letterName, oidc, signInOrigins, captcha } = app.config;
  const passkeys = relyingPartyOf(app.config.publicUrl) !== null;
  return {
    rate: dollarRate,
    brand,
    links,
    contact,
    providers: (['google', 'apple', 'twitter'] as const).filter((name) => oidc[name] !== null),
    signInOrigins,
    captcha: captcha?.provider ?? 'proof-of-work',
    api: API_LEVEL,
    passkeys,
    capabilities: capabilitiesOf({ passkeys }),
    home: { blocks: homeBlocks },
    letters: { name: letterName },
    payments: app.config.ways.paymentMethods,
    ...(delivery && { delivery }),
  } satisfies SettingsWithCapabilities;
}
