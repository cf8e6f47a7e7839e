import { Badge } from '@nkm/ui';
import { statusTone } from './status';

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{status}</Badge>;
}
