import { useTopic } from '@nkm/platform';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { isClaimed } from '../app/is-claimed';
import { useShell } from '../app/shell-context';
import { optionalPart } from '../layout/optional-part';
import { messages } from '../messages';

export interface SellerLinkProps {
  className?: string | undefined;
}

/** Most visitors are signed out: the sites for sellers come with code of their own. */
const SignedInSellerLink = optionalPart<SellerLinkProps>(
  () => import(/* webpackChunkName: "user" */ './signed-in-seller-link'),
);

/** The header's seller link (spec 1 §4): for visitors the landing page, for others what their state says. */
export function SellerLink({ className }: SellerLinkProps) {
  const { user } = useTopic('session');
  return user ? (
    <Suspense>
      <SignedInSellerLink className={className} />
    </Suspense>
  ) : (
    <LandingLink className={className} />
  );
}

export function LandingLink({ className }: SellerLinkProps) {
  const { settings, claims } = useShell();
  if (!isClaimed('/become-a-vendor', claims)) return null;
  return (
    <Link to="/become-a-vendor" className={className}>
      {messages.sellOn(settings.brand)}
    </Link>
  );
}
