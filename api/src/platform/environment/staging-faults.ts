/** Names of settings that hold a key, a secret or a token. */
const SECRET = /(KEY|SECRET|TOKEN)$/;
/** How providers mark a key with which money moves: `sk_live_…`. */
const LIVE = /^[a-z]+_live_/;

/**
 * Why these settings must not run a rehearsal: a live key moves real money.
 * @param source usually `process.env`
 */
export function stagingFaults(source: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(source).flatMap(([name, value]) => {
    const [mark] = (SECRET.test(name) && LIVE.exec(value ?? '')) || [];
    return mark ? [`${name} is a live key (${mark}…): STAGING takes only test keys.`] : [];
  });
}
