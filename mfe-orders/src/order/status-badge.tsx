import type { RefundState } from '@nkm/contracts';
import { Badge } from '@nkm/ui';
import { shownStatus, statusTone } from './status';

/** The status of an order, an invoice or a return. */
export function StatusBadge({ status, refund }: { status: string; refund?: RefundState | undefined }) {
  const shown = shownStatus(status, refund);
  return <Badge tone={statusTone(shown)}>{shown}</Badge>;
}
