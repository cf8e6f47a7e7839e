import type { Page } from '@playwright/test';

/** What a sign-out may leave on the device (docs/rules.md "What signing out leaves"). */
const OF_DEVICE = [
  'cache:marker',
  'consent',
  'currency',
  'currentVersion',
  'newsletter-invited',
  'react-router-scroll-positions',
  'reloaded-at',
  'signed-out-at',
];

/** Everything that scripts of the page have stored, except values of the device: `area key = value`. */
export async function personKeys(page: Page): Promise<string[]> {
  return page.evaluate(async (ofDevice) => {
    const areas = { local: localStorage, session: sessionStorage };
    const stored = Object.entries(areas).flatMap(([name, area]) =>
      Object.keys(area)
        .filter((key) => !ofDevice.includes(key))
        .map((key) => `${name} ${key} = ${area.getItem(key)}`),
    );
    const cookies = document.cookie.split('; ').filter((cookie) => !/^(nkm_promo_closed=|arrived-|$)/.test(cookie));
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const caches = (await window.caches.keys()).map((name) => `cache ${name}`);
    return [...stored, ...cookies, ...databases, ...caches];
  }, OF_DEVICE);
}
