import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useEffect, useState } from 'react';
import styles from '../product-summary.module.css';
import { messages } from './messages';
import { shareTargets } from './share-targets';

/** Share links to three networks and, if available, a button for the device's share dialog. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const { toastError } = usePlatform();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

  async function share() {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toastError(error); // AbortError: closed without sharing
    }
  }
  return (
    <div className={styles.fact}>
      <dt>{messages.share}</dt>
      <dd className={styles.links}>
        {shareTargets(address, title).map(({ network, href }) => (
          <a key={network} href={href} target="_blank" rel="noopener noreferrer" aria-label={messages.shareOn(network)}>
            {network}
          </a>
        ))}
        {canShare && (
          <Button size="s" variant="quiet" data-scripted onClick={() => void share()}>
            {messages.shareElsewhere}
          </Button>
        )}
      </dd>
    </div>
  );
}
