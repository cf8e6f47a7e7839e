import { messages } from '../messages';

/** Text of the tracking section without reports from the courier, by the status (ORD-MSG-016, ORD-MSG-017). */
export function trackingText(status: string): string {
  if (status === 'Paid') return messages.details.placed;
  if (status === 'Uncompleted') return messages.details.notPlaced;
  return `Order ${status.toLowerCase()}`;
}
