import { usePlatform, useTopic } from '@nkm/platform';
import { type MouseEvent, useRef } from 'react';
import { useShell } from '../app/shell-context';
import { messages as shell } from '../messages';
import { messages } from './messages';
import { openSellerSite } from './open-seller-site';
import { LandingLink, type SellerLinkProps } from './seller-link';
import { sellerStateOf } from './seller-state';

/** Our addition on the server's side: an address with a one-time code. */
const CODES = 'seller-links';

/**
 * The seller link of somebody who is signed in. The sites for sellers open in a window of their own; while one
 * has no address in the settings, the landing page stands in for it. A server that makes no codes gets plain links: the shopper signs in there.
 */
export default function SignedInSellerLink({ className }: SellerLinkProps) {
  const { settings } = useShell();
  const { api, toastError } = usePlatform();
  const { says, site } = sellerStateOf(useTopic('session').user);
  const isOpening = useRef(false);
  const address = site && settings.links[site];
  if (!site || !address) return <LandingLink className={className} />;

  async function open(event: MouseEvent, to: typeof site & string) {
    if (!settings.capabilities.includes(CODES) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      await openSellerSite(to, api, {
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
      onClick={(event) => void open(event, site)}
    >
      {
        { dashboard: messages.goToDashboard, 'kyc-status': messages.kycStatus, sell: shell.sellOn(settings.brand) }[
          says
        ]
      }
    </a>
  );
}
