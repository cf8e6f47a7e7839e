import { mapOf } from '@nkm/contracts';
import { messages } from '../messages';

/** A map of the place with these address lines, in a new tab. */
export function MapLink({ lines }: { lines: readonly string[] }) {
  return (
    <a href={mapOf(lines)} target="_blank" rel="noopener noreferrer">
      {messages.stationMap}
    </a>
  );
}
