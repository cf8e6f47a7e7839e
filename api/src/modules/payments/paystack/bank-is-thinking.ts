/** Paystack's statuses of a charge that the bank has not decided. */
const UNDECIDED: ReadonlySet<string> = new Set(['ongoing', 'pending', 'processing', 'queued']);

export const bankIsThinking = (providerStatus: string | null): boolean => UNDECIDED.has(providerStatus ?? '');
