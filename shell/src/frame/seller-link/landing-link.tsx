import { Link } from 'react-router-dom';
import { isClaimed } from '../../app/is-claimed';
import { messages } from '../../app/messages';
import { useShell } from '../../app/shell-context';

export interface SellerLinkProps {
  className?: string | undefined;
}

/** Leads to the page for people who want to sell; absent while no slice claims it. */
export function LandingLink({ className }: SellerLinkProps) {
  const { settings, claims } = useShell();
  if (!isClaimed('/become-a-vendor', claims)) return null;
  return (
    <Link to="/become-a-vendor" className={className}>
      {messages.sellOn(settings.brand)}
    </Link>
  );
}
