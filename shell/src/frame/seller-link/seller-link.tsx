import { useTopic } from '@nkm/platform';
import { deferred } from '@nkm/ui';
import { LandingLink, type SellerLinkProps } from './landing-link';

/** A separate chunk, because most visitors are signed out. */
const SignedInSellerLink = deferred<SellerLinkProps>(
  async () => (await import(/* webpackChunkName: "user" */ './signed-in-seller-link')).SignedInSellerLink,
  { server: false },
);

/**
 * The header's seller link (SH-STATE-002 to SH-STATE-005): the landing page for guests; for others it depends on their
 * seller state.
 */
export function SellerLink({ className }: SellerLinkProps) {
  const { user } = useTopic('session');
  return user ? <SignedInSellerLink className={className} /> : <LandingLink className={className} />;
}
