import { useTopic } from '@nkm/platform';
import { deferred } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { isClaimed } from '../../app/is-claimed';
import { useShell } from '../../app/shell-context';
import { messages } from '../../app/messages';

export interface SellerLinkProps {
  className?: string | undefined;
}

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

export function LandingLink({ className }: SellerLinkProps) {
  const { settings, claims } = useShell();
  if (!isClaimed('/become-a-vendor', claims)) return null;
  return (
    <Link to="/become-a-vendor" className={className}>
      {messages.sellOn(settings.brand)}
    </Link>
  );
}
