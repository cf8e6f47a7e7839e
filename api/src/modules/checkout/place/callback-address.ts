const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Return address for the payment provider: the client’s `callback` when it is a page of this shop. Null (the shop’s
 * success page) without one; `refused` for any other site. Outside production, pages on this computer are allowed too,
 * because slices are developed on separate ports.
 */
export function callbackAddress(
  wanted: string | null | undefined,
  { publicUrl, production }: { publicUrl: string; production: boolean },
): { url: string | null } | 'refused' {
  if (!wanted) return { url: null };
  if (!URL.canParse(wanted)) return 'refused';
  const url = new URL(wanted);
  if (url.username !== '' || url.password !== '') return 'refused';
  const local = !production && url.protocol === 'http:' && LOOPBACK.test(url.hostname);
  return url.origin === new URL(publicUrl).origin || local ? { url: url.href } : 'refused';
}
