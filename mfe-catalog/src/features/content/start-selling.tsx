import { CommandFailed, usePlatform, useTopic } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type MouseEvent, useRef } from 'react';
import { paths } from '../../paths';
import { getSellerSite } from './get-seller-site';
import { messages } from './messages';

const { vendor: words } = messages;

/**
 * Opens the sign-in popup (CAT-MSG-004); signed-in shoppers continue to the site for sellers. While the settings name
 * none, the shopper stays on this page, which explains how to start.
 */
export function StartSelling({ goTo = (address: string) => location.assign(address) }) {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const isStarting = useRef(false);

  async function start(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the shopper opens the sign-in in a separate tab
    event.preventDefault();
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const { signedIn } = await platform.bus.send('session.require', { returnTo: paths.becomeVendor() });
      if (signedIn) await goOn();
    } catch (error) {
      // Without the popup, the sign-in page still works.
      if (error instanceof CommandFailed) {
        platform.session.keepReturnPath(paths.becomeVendor());
        platform.navigate(paths.account());
      } else platform.toastError(error);
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
      onClick={(event: MouseEvent) => void start(event)}
    >
      {words.startSelling}
    </Button>
  );
}
