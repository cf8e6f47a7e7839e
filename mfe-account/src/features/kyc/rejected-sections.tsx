import type { User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import styles from './rejected-sections.module.css';
import { targetOf } from './section-link';
import { SellerSiteButton } from './seller-site-button';

/** The rejected sections, each with the link to correct it (ACC-STATE-002). */
export function RejectedSections({ sections }: { sections: User['kyc_rejected_sections'] }) {
  const { links } = usePlatform().settings;
  return (
    <ul className={styles.sections}>
      {sections.map(({ name, url }) => {
        const target = targetOf(url, links.kyc);
        return (
          <li key={name + url}>
            {target === null && <span>{name}</span>}
            {target && 'address' in target && (
              <Button variant="quiet" href={target.address}>
                {name}
              </Button>
            )}
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
