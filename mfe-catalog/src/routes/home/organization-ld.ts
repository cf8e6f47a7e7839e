import type { Settings } from '@nkm/contracts';

const NETWORKS = ['facebook', 'twitter', 'instagram'];

/** The marketplace as schema.org/Organization, from the settings. */
export function organizationLd(
  { brand, links, contact = {} }: Pick<Settings, 'brand' | 'links' | 'contact'>,
  url: URL,
): object {
  const sameAs = NETWORKS.flatMap((name) => links[name] ?? []);
  const { email, phone: telephone, address } = contact;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand,
    url: url.origin,
    areaServed: 'NG',
    ...(sameAs.length > 0 && { sameAs }),
    ...(email && { email }),
    ...(telephone && { telephone }),
    ...(address && { address }),
  };
}
