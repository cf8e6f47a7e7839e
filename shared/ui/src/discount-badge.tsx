import { discountPercent, type Naira } from '@nkm/contracts';
import { Badge } from './badge';

export interface DiscountBadgeProps {
  selling: Naira;
  original?: Naira | null;
  className?: string;
}

/** Rounded discount in percent; empty if the product is not cheaper now (SHR-RULE-001). */
export function DiscountBadge({ selling, original, className }: DiscountBadgeProps) {
  const percent = original == null ? null : discountPercent(original, selling);
  if (!percent) return null; // no "-0%"
  return (
    <Badge tone="brand" className={className}>
      {`-${percent}%`}
    </Badge>
  );
}
