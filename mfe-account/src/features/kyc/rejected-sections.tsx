import type { User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { targetOf } from './section-link';
import { SellerSiteButton } from './seller-site-button';

/** The rejected sections, each with the link to correct it (spec 1 §4). */
export function RejectedSections({ sections }: { sections: User['kyc_rejected_sections'] }) {
  const { links } = usePlatform().settings;
  return (
    <ul>
      {sections.map(({ name, url }) => {
        const target = targetOf(url, links.kyc);
        return (
          <li key={name + url}>
            {target === null && <span>{name}</span>}
            {target && 'address' in target && <a href={target.address}>{name}</a>}
            {target && 'kycSite' in target && (
              <SellerSiteButton site="kyc" fragment={target.kycSite} variant="quiet">
                {name}
              </SellerSiteButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
