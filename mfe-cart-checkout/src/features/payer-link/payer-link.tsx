import { formatMoney, type PaymentOffer } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { copyText } from '@nkm/platform/copy-text';
import { Button, deferred, Field } from '@nkm/ui';
import type { QrCodeProps } from '@nkm/ui/qr-code';
import page from '../../page/page.module.css';
import { messages } from './messages';
import { usePayerLink } from './use-payer-link';

/** The share sheet of the device; absent on most desktops. */
const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. A shopper who closes it has not failed. */
async function shareLink(link: { text: string; url: string }): Promise<void> {
  try {
    await navigator.share(link);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const QrCode = deferred<QrCodeProps>(async () => (await import('@nkm/ui/qr-code')).QrCode, { server: false });

/** The link by which somebody else pays an order: to share, to copy, and as a QR code. */
export function PayerLink({ offer }: { offer: PaymentOffer }) {
  const { busy, address, isShared, create, revoke } = usePayerLink(offer);
  return (
    <section className={page.card} aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <p>{messages.intro}</p>
      {address === null ? (
        <div className={page.actions}>
          <Button busy={busy} onClick={() => void create()}>
            {messages.create}
          </Button>
          {isShared && (
            <Button variant="quiet" aria-disabled={busy} onClick={() => void revoke()}>
              {messages.revoke}
            </Button>
          )}
        </div>
      ) : (
        <>
          <Field
            label={messages.link}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={page.actions}>
            <SendButtons address={address} amount={formatMoney(offer.amount)} />
            <Button variant="quiet" busy={busy} onClick={() => void revoke()}>
              {messages.revoke}
            </Button>
          </div>
          <QrCode text={address} label={messages.qr} />
        </>
      )}
      <p className={page.soft}>{messages.told}</p>
    </section>
  );
}

function SendButtons({ address, amount }: { address: string; amount: string }) {
  const { settings, toast, toastError } = usePlatform();
  const share = () => shareLink({ text: messages.ask(settings.brand, amount), url: address }).catch(toastError);
  async function copy() {
    const isCopied = await copyText(address);
    toast(isCopied ? 'success' : 'error', isCopied ? messages.copied : messages.notCopied);
  }
  return (
    <>
      {canShare() && (
        <Button variant="main" onClick={() => void share()}>
          {messages.share}
        </Button>
      )}
      <Button onClick={() => void copy()}>{messages.copy}</Button>
    </>
  );
}
