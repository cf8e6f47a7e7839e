import type { Settings } from '@nkm/contracts';

/** The principal categories, in the order of their blocks (CAT-SCR-004). */
export const BLOCK_SLUGS = [
  'consumer-electronic',
  'clothing-apparel',
  'home-garden-kitchen',
  'jewelry-watches',
  'computer-technology',
] as const;
export type BlockSlug = (typeof BLOCK_SLUGS)[number];

/**
 * Whether the setting `home.blocks` allows a block; without it all are allowed (docs/rules.md "Blocks of the home
 * page"). An allowed block shows when it has data.
 */
export function mayShow({ home }: Pick<Settings, 'home'>, block: BlockSlug | 'deals' | 'top-categories'): boolean {
  return home?.blocks?.includes(block) ?? true;
}
