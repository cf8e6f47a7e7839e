import type { PickupStage, RefundState } from '@nkm/contracts';
import { Badge } from '@nkm/ui';
import { shownStatus, statusTone } from './status';

interface StatusBadgeProps {
  status: string;
  refund?: RefundState | undefined;
  /** Of a parcel at its pickup station, instead of its status. */
  stage?: PickupStage | undefined;
}

/** The status of an order, an invoice or a return. */
export function StatusBadge({ status, refund, stage }: StatusBadgeProps) {
  const shown = shownStatus(status, refund, stage);
  return <Badge tone={statusTone(shown)}>{shown}</Badge>;
}
