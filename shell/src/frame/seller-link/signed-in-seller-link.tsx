import { hasFeature } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { type MouseEvent, useRef } from 'react';
import { useShell } from '../../app/shell-context';
import { messages as shell } from '../../app/messages';
import { LandingLink, type SellerLinkProps } from './landing-link';
import { messages } from './messages';
import { openSellerSite } from './open-seller-site';
import { sellerStateOf } from './seller-state';

/**
 * The seller link for signed-in shoppers. Seller sites open in a separate window. If the settings have no address for a
 * site, the link leads to the landing page. A server as documented has no one-time codes: there it is a plain link, and
 * the shopper signs in on that site.
 */
export function SignedInSellerLink({ className }: SellerLinkProps) {
  const { settings } = useShell();
  const { api, toastError } = usePlatform();
  const { says, site } = sellerStateOf(useTopic('session').user);
  const isOpening = useRef(false);
  const address = site && settings.links[site];
  if (!site || !address) return <LandingLink className={className} />;

  async function open(event: MouseEvent, to: typeof site & string) {
    if (!hasFeature(settings, 'seller-links') || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
