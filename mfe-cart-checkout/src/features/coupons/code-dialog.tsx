import { type Coupon, readField } from '@nkm/contracts';
import { type Platform, usePlatform } from '@nkm/platform';
import { Button, Dialog, Notice, Spinner, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages } from './messages';
import { paths } from '../../paths';
import page from '../../page/page.module.css';
import styles from './coupons.module.css';

/** Claims a coupon and returns its code; repeating it changes nothing (CART-CALL-014). Rejects with `ApiError`. */
async function claimCoupon({ api }: Pick<Platform, 'api'>, id: number, signal: AbortSignal): Promise<string> {
  const body = await api.get<unknown>(`/coupons/${id}/claim`, { signal });
  const code = readField<string>(body, 'code');
  if (!code) throw new Error('The server sent no code');
  return code;
}

interface CodeDialogProps {
  coupon: Coupon;
  onClose: () => void;
}

/**
 * Claims a coupon and shows its code (CART-MSG-008). A failure causes no toast (CART-RULE-020): the dialog says it and
 * offers to try again.
 */
export function CodeDialog({ coupon, onClose }: CodeDialogProps) {
  const platform = usePlatform();
  const claim = useCallback(
    async (signal: AbortSignal) => {
      try {
        return await claimCoupon(platform, coupon.id, signal);
      } catch (error) {
        if (!signal.aborted) console.warn('A coupon was not claimed:', error);
        throw error;
      }
    },
    [platform, coupon.id],
  );
  const loaded = useLoaded(claim);

  async function copy(code: string) {
    try {
      await navigator.clipboard.writeText(code);
      platform.toast('success', messages.couponCopied);
    } catch {
      platform.toast('info', messages.couponToNote(code)); // an old browser, or a plain http address
    }
  }
  return (
    <Dialog open size="s" title={messages.getCode} onClose={onClose}>
      <p>{coupon.description}</p>
      {loaded.status === 'loading' && (
        <p role="status">
          <Spinner label={messages.claiming} />
        </p>
      )}
      {loaded.status === 'failed' && (
        <Notice tone="error" action={<Button onClick={loaded.retry}>{messages.retry}</Button>}>
          <p>{messages.claimFailed}</p>
        </Notice>
      )}
      {loaded.status === 'ready' && (
        <div className={page.stack}>
          <p className={styles.code}>
            <output aria-label={messages.yourCode}>{loaded.data}</output>
            <Button variant="main" onClick={() => void copy(loaded.data)}>
              {messages.copyCode}
            </Button>
          </p>
          <p>{messages.whereToUse}</p>
          <Button to={paths.shop}>{messages.goShopping}</Button>
        </div>
      )}
    </Dialog>
  );
}
