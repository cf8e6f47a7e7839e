/** Deals and flash deals, and their prices. */
export {
  claimFlashPieces,
  claimFlashPiecesAgain,
  FlashDealGone,
  giveFlashPiecesBack,
} from './flash/claim-flash-pieces';
export { type FlashCustomer, priceFlashDeal } from './flash/price-flash-deal';
export type { FlashPiece } from './flash/price-flash-lines';
export { dealsModule } from './module';
export { dealsPersonalData } from './personal-data';
