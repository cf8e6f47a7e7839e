/** The prices of the running flash deal, for everything that shows products. */
export { createFlashPrices, type FlashPrices } from './flash-prices';
export { FlashPriceSchema } from './schema';
export type { FlashCampaignsTable } from './tables';
