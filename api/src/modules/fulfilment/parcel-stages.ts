import type { OrderStatus } from '@nkm/contracts';

/** Stages that a courier reports. */
export const STAGES = ['Shipped', 'Delivered', 'Lost', 'Returned to sender'] as const;
export type Stage = (typeof STAGES)[number];

const NEXT: Readonly<Partial<Record<OrderStatus, readonly Stage[]>>> = {
  Packed: ['Shipped'],
  Shipped: ['Delivered', 'Lost', 'Returned to sender'],
  // Found again.
  Lost: ['Delivered', 'Returned to sender'],
};

/**
 * The statuses that lead from one to the reported stage, in order. A message that overtook another passes the stage
 * between; a late one leads nowhere, because a parcel never goes back.
 */
export function stagesTo(status: OrderStatus, reported: Stage): Stage[] {
  const next = NEXT[status] ?? [];
  if (next.includes(reported)) return [reported];
  return status === 'Packed' ? ['Shipped', reported] : [];
}
