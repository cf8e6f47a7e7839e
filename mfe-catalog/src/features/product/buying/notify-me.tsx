import type { Naira } from '@nkm/contracts';
import { ApiError, usePlatform, useTopic } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { messages as shared } from '../../../messages';
import { paths } from '../../../paths';
import { BuyBar } from './buy-bar';
import styles from './buy-box.module.css';
import { requireSignIn } from '../require-sign-in';
import { messages } from './messages';
import { addAlert, forgetWish, hasAlert, hasWish, keepWish, removeAlert } from './stock-alerts';

export interface NotifyMeProps {
  productId: number;
  variantId: number | null;
  slug: string;
  subcategory: { name: string; slug: string };
  /** In naira. */
  price: Naira;
}

/** Of a sold-out product: a notice when it is back, and the way to similar ones. */
export function NotifyMe({ productId, variantId, slug, subcategory, price }: NotifyMeProps) {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const shopperId = user?.id;

  useEffect(() => {
    const wanted = { productId, variantId };
    const controller = new AbortController();
    const { signal } = controller;
    // The shopper pressed the button as a guest and has signed in since.
    const isWished = hasWish(platform, wanted);
    async function find() {
      if (!isWished) return hasAlert(platform, wanted, signal);
      await addAlert(platform, wanted);
      forgetWish(platform, wanted);
      platform.toast('success', messages.willTell);
      return true;
    }
    setAsked(false);
    if (shopperId !== undefined)
      find().then(
        (found) => signal.aborted || setAsked(found),
        (error: unknown) => {
          // Without a list the button still works: an alert is added once.
          if (!signal.aborted && (isWished || !(error instanceof ApiError))) platform.toastError(error);
        },
      );
    return () => controller.abort();
  }, [platform, shopperId, productId, variantId]);

  async function press() {
    const wanted = { productId, variantId };
    setBusy(true);
    try {
      if (asked) await removeAlert(platform, wanted);
      else {
        if (shopperId === undefined) {
          keepWish(platform, wanted);
          if (
            !(await requireSignIn(
              platform,
              variantId === null ? paths.product(slug) : `${paths.product(slug)}?variant=${variantId}`,
            ))
          )
            return;
        }
        await addAlert(platform, wanted);
        forgetWish(platform, wanted);
      }
      platform.toast('success', asked ? messages.stopped : messages.willTell);
      setAsked(!asked);
    } catch (error) {
      platform.toastError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.notify}>
      <p>{asked ? messages.willTell : messages.detail}</p>
      <BuyBar price={price}>
        <Button size="l" wide busy={busy} meaning={asked} onClick={() => void press()}>
          {asked ? messages.stopNotice : shared.product.notifyMe}
        </Button>
      </BuyBar>
      <Button variant="quiet" className={styles.similar} to={paths.subcategory(subcategory.slug)}>
        {messages.similar(subcategory.name)}
      </Button>
    </div>
  );
}
