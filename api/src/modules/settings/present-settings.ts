import type { Settings } from '@nkm/contracts/entities';
import type { App } from '../../platform/app';
import { capabilitiesOf } from './capabilities';

/** What the storefront cannot know at build time. */
export function presentSettings(app: App) {
  const { dollarRate, brand, links, contact, homeBlocks, letterName } = app.config;
  return {
    rate: dollarRate,
    brand,
    links,
    contact,
    // Social sign-in needs a provider; none is set up yet.
    providers: [],
    capabilities: capabilitiesOf(app.routeList),
    home: { blocks: homeBlocks },
    letters: { name: letterName },
  } satisfies Settings;
}
