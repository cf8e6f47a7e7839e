import { CommandFailed, usePlatform, useTopic } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type MouseEvent, useRef } from 'react';
import { paths } from '../../paths';
import { getSellerSite } from './get-seller-site';
import { messages } from './messages';

const { vendor: words } = messages;

/**
 * Opens the sign-in popup (spec 1 §2.2); who is signed in goes on to the site for sellers. While the settings name
 * none, the shopper stays on this page, which says how to begin.
 */
export function StartSelling({ goTo = (address: string) => location.assign(address) }) {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const isStarting = useRef(false);

  async function start(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // they want the sign-in in a tab of its own
    event.preventDefault();
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const { signedIn } = await platform.bus.send('session.require', { returnTo: paths.becomeVendor() });
      if (signedIn) await goOn();
    } catch (error) {
      // Without the popup there is still the page.
      if (error instanceof CommandFailed) platform.navigate(paths.account());
      else platform.toastError(error);
    } finally {
      isStarting.current = false;
    }
  }

  async function goOn() {
    const address = await getSellerSite(platform, user);
    if (address) return goTo(address);
    platform.toast('info', words.notOpen, words.notOpenDetail);
  }

  return (
    <Button
      to={user ? paths.becomeVendor() : paths.account()}
      variant="main"
      size="l"
      onClick={(event) => void start(event)}
    >
      {words.startSelling}
    </Button>
  );
}
