import type { User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Badge, Button } from '@nkm/ui';
import { messages } from './messages';
import { targetOf } from './section-link';
import styles from './sections.module.css';
import { SellerSiteButton } from './seller-site-button';

/** The rejected sections, each with the link to correct it (ACC-STATE-002). */
export function RejectedSections({ sections }: { sections: User['kyc_rejected_sections'] }) {
  return (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={section.name + section.url}>
          <SectionName {...section} />{' '}
          <Badge tone="bad" className={styles.state}>
            {messages.state.rejected}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function SectionName({ name, url }: User['kyc_rejected_sections'][number]) {
  const { links } = usePlatform().settings;
  const target = targetOf(url, links.kyc);
  if (target === null) return <span>{name}</span>;
  if ('address' in target)
    return (
      <Button variant="quiet" href={target.address}>
        {name}
      </Button>
    );
  return (
    <SellerSiteButton site="kyc" fragment={target.kycSite} variant="quiet">
      {name}
    </SellerSiteButton>
  );
}
