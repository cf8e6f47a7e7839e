import type { User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { paths } from '../../paths';
import { messages } from './messages';
import { Rejection } from './rejection';
import { SellerSiteButton } from './seller-site-button';

/** The KYC status of a signed-in shopper and the next step. An older server sends only part of it. */
export function KycStatusText({ user }: { user: User }) {
  const { brand } = usePlatform().settings;
  const status = user.kyc_status ?? user.kyc?.status ?? null;

  if (status === 'Submitted' || status === 'In review')
    return (
      <>
        <Notice title={messages.processing}>
          <p>{messages.status(status)}</p>
          <p>{messages.processingNext}</p>
        </Notice>
        <p>
          <Button to={paths.shop}>{messages.continueShopping}</Button>
        </p>
      </>
    );
  if (status === 'Rejected') return <Rejection user={user} />;
  if (status === 'Verified')
    return (
      <>
        <Notice tone="success" title={messages.verified}>
          <p>{messages.verifiedNext(brand)}</p>
        </Notice>
        <p>
          <SellerSiteButton site="vendor">{messages.dashboard}</SellerSiteButton>
        </p>
      </>
    );
  return (
    <>
      <Notice title={messages.none}>
        <p>{user.email_verified ? messages.noneNext(brand) : messages.unverified}</p>
      </Notice>
      <p>
        {user.email_verified ? (
          <SellerSiteButton site="kyc">{messages.start(brand)}</SellerSiteButton>
        ) : (
          <Button to={paths.emailNotice} variant="main">
            {messages.verifyEmail}
          </Button>
        )}
      </p>
    </>
  );
}
