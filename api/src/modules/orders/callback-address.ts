const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where the payment provider leads back to: the client's `callback` when it is a page of this shop, null (the shop's
 * own success page) when there is none, `refused` when it is somewhere else. Outside production a page on this
 * computer is taken too, because slices are developed on ports of their own.
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
