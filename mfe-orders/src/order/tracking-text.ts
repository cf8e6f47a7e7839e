import { messages } from '../messages';

/** The tracking text without reports from the courier (ORD-MSG-016, ORD-MSG-017), derived from the status. */
export function trackingText(status: string): string {
  if (status === 'Paid') return messages.details.placed;
  if (status === 'Uncompleted') return messages.details.notPlaced;
  return `Order ${status.toLowerCase()}`;
}
