/** The site that asks for a sign-in: its origin gets the session, and its window continues at the address. */
export interface AllowedSite {
  origin: string;
  href: string;
}

/** Only an address whose origin is on the list, spelled without a user name or other disguises; else null. */
export function allowedSite(from: string, origins: readonly string[]): AllowedSite | null {
  if (!/^https?:\/\//.test(from) || !URL.canParse(from)) return null;
  const { origin, href, username, password } = new URL(from);
  return username === '' && password === '' && origins.includes(origin) ? { origin, href } : null;
}
