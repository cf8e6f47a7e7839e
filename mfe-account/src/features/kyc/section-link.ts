import { webAddress } from '@nkm/ui';

/** Where a rejected section leads: to a part of the KYC site, to another page, or nowhere. */
export type SectionTarget = { kycSite: string } | { address: string } | null;

/**
 * The target of a rejected section. Addresses of the KYC site, and of this page, lead to that site: the shopper gets in
 * with a one-time code, and the fragment names the section.
 */
export function targetOf(url: string, kycSite: string | undefined): SectionTarget {
  const fragment = url.includes('#') ? url.slice(url.indexOf('#')) : '';
  const isHere = /^\/kycverification(#|$)/i.test(url);
  if (isHere) return kycSite === undefined ? null : { kycSite: fragment };
  if (kycSite !== undefined && url.replace(/#.*$/, '').replace(/\/+$/, '') === kycSite.replace(/\/+$/, ''))
    return { kycSite: fragment };
  if (/^\/(?![/\\])/.test(url)) return { address: url };
  try {
    return { address: webAddress(url) };
  } catch {
    return null; // not a web address, so no link
  }
}
