import { usePlatform, useTopic } from '@nkm/platform';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isClaimed } from '../app/is-claimed';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import { openSellerSite } from './open-seller-site';
import { type SellerState, sellerStateOf } from './seller-state';

/** Our additions on the server's side: an address with a one-time code. */
const CODES = 'seller-links';
const LANDING_PAGE = '/become-a-vendor';

/**
 * The seller link in its four states (spec 1 §4). The sites for sellers open in a window of their own. A server that
 * makes no one-time codes gets plain links: the shopper signs in there.
 */
export function SellerLink({ className }: { className?: string }) {
  const { settings, claims } = useShell();
  const { api, toastError } = usePlatform();
  const state = sellerStateOf(useTopic('session').user);
  const isOpening = useRef(false);
  const title = titleOf(state, settings.brand);

  if (state.site === null) {
    return isClaimed(LANDING_PAGE, claims) ? (
      <Link to={LANDING_PAGE} className={className}>
        {title}
      </Link>
    ) : null;
  }
  const { site } = state;
  const address = settings.links[site];
  if (!address) return null;

  async function open(event: MouseEvent) {
    if (!settings.capabilities.includes(CODES) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      await openSellerSite(site!, api, {
        open: () => window.open('', '_blank'),
        goTo: (href) => location.assign(href),
      });
    } catch (error) {
      toastError(error);
    }
    isOpening.current = false;
  }

  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={(event) => void open(event)}
    >
      {title}
    </a>
  );
}

function titleOf({ says }: SellerState, brand: string): string {
  if (says === 'dashboard') return messages.goToDashboard;
  return says === 'kyc-status' ? messages.kycStatus : messages.sellOn(brand);
}
