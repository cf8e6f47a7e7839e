import type { User } from '@nkm/contracts';
import { Notice } from '@nkm/ui';
import { AcceptedSections } from './accepted-sections';
import { messages } from './messages';
import { RejectedSections } from './rejected-sections';
import { SellerSiteButton } from './seller-site-button';

/** What staff rejected and why, what they accepted, and the way to correct it. An older server sends only the first. */
export function Rejection({ user }: { user: User }) {
  const { accepted = [], reason = null } = user.kyc_decision ?? {};
  return (
    <>
      <Notice tone="error" title={messages.rejected}>
        {reason !== null && <p>{messages.reason(reason)}</p>}
        <RejectedSections sections={user.kyc_rejected_sections ?? []} />
      </Notice>
      {accepted.length > 0 && <AcceptedSections names={accepted} />}
      <p>{messages.rejectedNext}</p>
      <p>
        <SellerSiteButton site="kyc">{messages.correct}</SellerSiteButton>
      </p>
    </>
  );
}
