import type { SellerSite } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { sellerAddress } from './enter-seller-site';

interface SellerSiteButtonProps {
  site: SellerSite;
  /** Part of the site's page, with `#`. */
  fragment?: string;
  variant?: 'main' | 'quiet';
  children: ReactNode;
  goTo?: (address: string) => void;
}

/** Opens a seller site with a one-time code. Absent when the settings name no such site. */
export function SellerSiteButton({
  site,
  fragment = '',
  variant = 'main',
  children,
  goTo = (address) => location.assign(address),
}: SellerSiteButtonProps) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const address = platform.settings.links[site];
  if (!address) return null;

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the plain address opens in another tab
    event.preventDefault();
    if (working.current) return;
    working.current = true;
    setBusy(true);
    try {
      goTo(await sellerAddress(platform, site, fragment));
    } catch (error) {
      platform.toastError(error);
    } finally {
      working.current = false;
      setBusy(false);
    }
  }
  return (
    <Button href={address + fragment} variant={variant} busy={busy} onClick={(event: MouseEvent) => void open(event)}>
      {children}
    </Button>
  );
}
