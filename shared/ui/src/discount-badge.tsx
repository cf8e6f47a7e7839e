import { discountPercent, type Naira } from '@nkm/contracts';
import { Badge } from './badge';

export interface DiscountBadgeProps {
  selling: Naira;
  original?: Naira | null;
  className?: string;
}

/** Rounded percent off; nothing unless the product is cheaper than before (spec 1 §9, decision "discount badge"). */
export function DiscountBadge({ selling, original, className }: DiscountBadgeProps) {
  const percent = original == null ? null : discountPercent(original, selling);
  if (!percent) return null; // "-0%" says nothing
  return (
    <Badge tone="brand" className={className}>
      -{percent}%
    </Badge>
  );
}
