import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { isClaimed } from '../../app/is-claimed';
import { messages } from '../../app/messages';

const LINKS = [
  { title: messages.deals, to: '/deals' },
  { title: messages.coupons, to: '/coupon' },
  { title: messages.trackOrder, to: '/track-order' },
  { title: messages.help, to: '/faqs' },
];

/** Links to what a shopper asks for most beside the categories; only those with a page. */
export function ServiceLinks({ className, onFollow }: { className: string | undefined; onFollow?: () => void }) {
  const { claims } = useShell();
  const links = LINKS.filter(({ to }) => isClaimed(to, claims));
  if (links.length === 0) return null;
  return (
    <nav className={className} aria-label={messages.services}>
      {links.map(({ title, to }) => (
        <Link key={to} to={to} onClick={onFollow}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
