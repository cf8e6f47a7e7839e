import { isIP } from 'node:net';

/** The shop as authenticators know it. A passkey works only for this id. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null where browsers allow no passkeys: at an IP address, and without https except on this machine. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname: id, origin, protocol } = new URL(publicUrl);
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  if (isIP(id.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return null;
  return { id, origin };
}
