import type { User } from '@nkm/contracts';
import type { SignedInMessage } from './opener';

/** The shell of the opener listens to this channel, too. */
const CHANNEL = 'nkm:sign-in';
const RECEIVED = 'nkm:sign-in-received';
/**
 * Milliseconds in which a page that waits for this sign-in answers. A busy computer needs seconds. If this window went
 * on earlier, both windows would continue, and it would use the return path of the page that waits.
 */
const PATIENCE = 5_000;

/**
 * Notifies the page that opened this window when a provider's opener policy has cut the connection: only pages of this
 * shop receive it. Resolves with false when no page waits.
 */
export function announceSignIn(profile: User): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const end = (isReceived: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isReceived);
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type === RECEIVED) end(true);
    };
    channel.postMessage({ type: 'nkm:signed-in', profile } satisfies SignedInMessage);
  });
}
