import { messages } from '../messages';

/** Text of the tracking section without reports from the courier (spec 2 §4): derived from the status. */
export function trackingText(status: string): string {
  if (status === 'Paid') return messages.details.placed;
  if (status === 'Uncompleted') return messages.details.notPlaced;
  return `Order ${status.toLowerCase()}`;
}
