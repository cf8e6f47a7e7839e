import type { Invoice } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { IconButton, icons } from '@nkm/ui';
import { messages } from '../../messages';
import { StatusBadge } from '../../order/status-badge';
import { copyText } from './copy-text';
import { Facts } from './facts';
import styles from './item-tracking.module.css';
import { Panel } from './panel';

const texts = messages.details;

export function ItemTracking({ invoice: { tracking_code: code, status } }: { invoice: Invoice }) {
  return (
    <Panel title={texts.tracking}>
      <Facts
        facts={[
          { label: texts.trackingNumber, value: code ? <TrackingNumber code={code} /> : texts.awaiting },
          { label: texts.orderStatus, value: <StatusBadge status={status} /> },
        ]}
      />
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
