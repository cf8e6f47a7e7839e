import type { ReturnQuote } from '@nkm/contracts';
import { RadioGroup } from '@nkm/ui';
import type { ReturnWay } from './return-draft';
import { messages } from './return-messages';
import styles from './return-terms.module.css';
import { StationChoice } from './station-choice';

interface WayBackChoiceProps {
  quote: ReturnQuote;
  way: ReturnWay;
  stationId: number | null;
  error?: string | false | null | undefined;
  onChange: (changes: { way?: ReturnWay; stationId?: number }) => void;
}

/** Chooses how the items go back: to a station, or as the order came. */
export function WayBackChoice({ quote, way, stationId, error, onChange }: WayBackChoiceProps) {
  const { by, courier, place } = quote.hand_over;
  return (
    <div className={styles.stack}>
      {by === 'courier' && (
        <RadioGroup<ReturnWay>
          legend={messages.way}
          value={way}
          options={[
            { value: 'courier', label: messages.byCourier(courier), hint: place },
            { value: 'station', label: messages.toStation, hint: messages.toStationHint },
          ]}
          onChange={(next) => onChange({ way: next })}
        />
      )}
      {by === 'station' && (
        <>
          <p>{messages.toStationWithCode}</p>
          {stationId === null && <p>{messages.withoutChoice(place)}</p>}
        </>
      )}
      {way === 'station' && (
        <StationChoice
          last={quote.last_station}
          place={place}
          chosen={stationId}
          error={error}
          onChoose={(next) => onChange({ stationId: next })}
        />
      )}
    </div>
  );
}

/** The way and the station of a draft, with what is offered until the shopper chooses. */
export function wayOf(
  quote: ReturnQuote | null,
  draft: { way?: ReturnWay; stationId?: number },
): { way: ReturnWay; stationId: number | null } {
  const isToStation = quote?.hand_over.by === 'station' || draft.way === 'station';
  if (quote === null || !isToStation) return { way: 'courier', stationId: null };
  return { way: 'station', stationId: draft.stationId ?? quote.last_station?.id ?? null };
}
