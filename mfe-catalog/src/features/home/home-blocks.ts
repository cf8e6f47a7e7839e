import type { Settings } from '@nkm/contracts';

/** The principal categories, in the order of their blocks (spec 1 §1, §2.9). */
export const BLOCK_SLUGS = [
  'consumer-electronic',
  'clothing-apparel',
  'home-garden-kitchen',
  'jewelry-watches',
  'computer-technology',
] as const;
export type BlockSlug = (typeof BLOCK_SLUGS)[number];
/** Blocks that show when no setting says otherwise. */
const DEFAULT_BLOCKS: readonly string[] = ['clothing-apparel'];

/** Slugs of the blocks to show, by the setting `home.blocks`; what is no principal category is left out. */
export function visibleBlocks({ home }: Pick<Settings, 'home'>): BlockSlug[] {
  const wanted = home?.blocks ?? DEFAULT_BLOCKS;
  return BLOCK_SLUGS.filter((slug) => wanted.includes(slug));
}
