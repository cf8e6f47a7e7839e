import type { Settings } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import { capabilitiesOf } from './capabilities';

/** What the storefront cannot know at build time. */
export function presentSettings(app: App) {
  const { dollarRate, brand, links, contact, homeBlocks, letterName, oidc, signInOrigins } = app.config;
  return {
    rate: dollarRate,
    brand,
    links,
    contact,
    providers: (['google', 'apple', 'twitter'] as const).filter((name) => oidc[name] !== null),
    signInOrigins,
    capabilities: capabilitiesOf(app.routeList),
    home: { blocks: homeBlocks },
    letters: { name: letterName },
  } satisfies Settings;
}
