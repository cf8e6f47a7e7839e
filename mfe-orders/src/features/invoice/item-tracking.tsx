import { type Invoice, statusRules } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { copyText } from '@nkm/platform/copy-text';
import { Button, IconButton, icons } from '@nkm/ui';
import { messages } from '../../messages';
import { StatusBadge } from '../../order/status-badge';
import { Facts } from '../../page/facts';
import styles from './item-tracking.module.css';
import { paths } from '../../paths';
import { Panel } from '../../page/panel';

const texts = messages.details;

export function ItemTracking({ invoice }: { invoice: Invoice }) {
  const { id, tracking_code: code, status, refund_state: refund, stage } = invoice;
  const rules = statusRules(status);
  const number = code ? <TrackingNumber code={code} /> : rules?.course === 'cancelled' ? null : texts.awaiting;
  return (
    <Panel title={texts.tracking}>
      <Facts
        facts={[
          ...(number ? [{ label: texts.trackingNumber, value: number }] : []),
          { label: texts.orderStatus, value: <StatusBadge status={status} refund={refund} stage={stage} /> },
        ]}
      />
      {rules?.place !== 'none' && (
        <p data-print="hidden">
          <Button to={paths.viewTracking(id)} size="s">
            {texts.trackParcel}
          </Button>
        </p>
      )}
    </Panel>
  );
}

function TrackingNumber({ code }: { code: string }) {
  const { toast } = usePlatform();
  async function copy() {
    if (await copyText(code)) toast('success', texts.copied);
    else toast('error', texts.notCopied, code);
  }
  return (
    <span className={styles.number}>
      <code>{code}</code>
      <IconButton icon={icons.copy} label={texts.copy} onClick={() => void copy()} />
    </span>
  );
}
