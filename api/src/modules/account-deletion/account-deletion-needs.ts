/** Account deletion needs this of the payments module, which has the one connection to the provider. */
export interface AccountDeletionNeeds {
  /** Cancels the unpaid orders of stores that have closed. A job repeats it every minute. */
  cancelOrdersOfClosedStores(): Promise<void>;
}
