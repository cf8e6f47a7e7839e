import { hasFeature, type Invoice, type InvoiceReturn, variantName } from '@nkm/contracts';
import { lagosDate, lagosDateTime } from '@nkm/contracts/lagos-time';
import { useMoney, usePlatform } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import type { ReactNode } from 'react';
import { RefundLines } from '../../amounts/refund-lines';
import { StatusBadge } from '../../order/status-badge';
import { Panel } from '../../page/panel';
import { useTimeLeft } from '../../time-left/use-time-left';
import { messages } from './messages';
import styles from './returns.module.css';
import { returnableLines } from './returnable-lines';
import type { InvoiceDialogs } from './use-dialogs';

interface ReturnsProps {
  invoice: Invoice;
  /** The pass of a return that goes to a station. */
  pass: (entry: InvoiceReturn) => ReactNode;
  dialogs: InvoiceDialogs;
}

/** The returns of an invoice, and the request for one while it is possible (docs/rules.md "Returns"). */
export function Returns({ invoice, pass, dialogs }: ReturnsProps) {
  const { settings } = usePlatform();
  const { returns = [], return_until: until, products } = invoice;
  const isOpen = useTimeLeft(until ?? '') !== null && hasFeature(settings, 'returns');
  const canRequest = isOpen && returnableLines(invoice, 0).length > 0;
  if (!canRequest && returns.length === 0) return null;
  return (
    <Panel title={messages.returns} printed={returns.length > 0}>
      {canRequest && <RequestReturn until={until!} dialogs={dialogs} />}
      {returns.length > 0 && (
        <ul className={styles.returns}>
          {returns.map((one) => (
            <li key={one.id} className={styles.return}>
              <ReturnEntry entry={one} products={products}>
                {one.drop_off ? pass(one) : <WayBack entry={one} />}
              </ReturnEntry>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RequestReturn({ until, dialogs: { open, opening } }: { until: string; dialogs: InvoiceDialogs }) {
  return (
    <div className={styles.request} data-print="hidden">
      <p>{messages.returnUntil(lagosDateTime(until))}</p>
      <p>
        <Button aria-haspopup="dialog" busy={opening === 'return'} onClick={() => open({ kind: 'return' })}>
          {messages.requestRefund}
        </Button>
      </p>
    </div>
  );
}

interface ReturnEntryProps {
  entry: InvoiceReturn;
  products: Invoice['products'];
  /** How the items come back. */
  children: ReactNode;
}

function ReturnEntry({ entry, products: bought, children }: ReturnEntryProps) {
  const { reference, status, products, reason, comment, refusal, photos } = entry;
  const { expected_refund: expected, expected_coins: coins } = entry;
  const money = useMoney();
  return (
    <>
      <p className={styles.heading}>
        <strong>{reference}</strong> <StatusBadge status={statusText(status)} refund={entry.refund_state} />
      </p>
      <ul>
        {products.map((line) => (
          <li key={`${line.id} ${line.variant_id}`}>{messages.returned(returnedName(line, bought), line.quantity)}</li>
        ))}
      </ul>
      <p className={styles.soft}>{messages.requestedAt(lagosDateTime(entry.requested_at))}</p>
      <p>{messages.returnReason(reason, comment)}</p>
      {photos.length > 0 && (
        <p className={styles.photos}>
          {photos.map((photo, index) => (
            <img
              key={photo}
              src={photo}
              alt={messages.photo(index + 1, reference)}
              loading="lazy"
              width="80"
              height="80"
            />
          ))}
        </p>
      )}
      {refusal && <Notice tone="warning" title={messages.returnRefused(refusal)} />}
      {children}
      {coins !== undefined && coins > 0 && <p>{messages.expectedCoins(coins)}</p>}
      {expected && (
        <>
          <p>{messages.expectedRefund}</p>
          <RefundLines amounts={expected} total={money(expected.total)} />
        </>
      )}
    </>
  );
}

/** How the items of an approved return come back. An older server names only the address of the store. */
function WayBack({ entry: { reference, send_to: sendTo, hand_over: handOver } }: { entry: InvoiceReturn }) {
  if (!handOver) return sendTo && <Notice tone="info" title={messages.sendTo(sendTo, reference)} />;
  const way = { ...handOver, until: lagosDate(handOver.until) };
  return (
    <Notice tone="info" title={handOver.by === 'courier' ? messages.collected(way) : messages.handIn(way)}>
      <p>{messages.wayBack(reference)}</p>
    </Notice>
  );
}

/** An older server sends no values, but the invoice has them. */
function returnedName(line: InvoiceReturn['products'][number], bought: Invoice['products']): string {
  const { id, name, variant_id: variantId, variant_values: values } = line;
  const same = bought.find((one) => one.id === id && (one.variant?.id ?? null) === variantId);
  return variantName(name, values ?? same?.variant?.values);
}

const statusText = (status: InvoiceReturn['status']) => (status === 'Requested' ? 'Return requested' : status);
