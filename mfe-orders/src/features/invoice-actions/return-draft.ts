import { RETURN_REASONS, type ReturnReason } from '@nkm/contracts';

/** A shopper's draft of a return. Its photos are files, which the browser cannot store. */
export interface ReturnDraft {
  /** Chosen units by key of the line. */
  units: Record<string, number>;
  /** Empty until the shopper chooses a reason. */
  reason: ReturnReason | '';
  comment: string;
  /** How the goods go back; missing until the shopper chooses. */
  way?: ReturnWay;
  /** Station for the way `station`. */
  stationId?: number;
}

export type ReturnWay = 'courier' | 'station';

export const EMPTY_RETURN: ReturnDraft = { units: {}, reason: '', comment: '' };

/** Recognises a stored draft. A draft in the format of another version is discarded. */
export function isReturnDraft(value: unknown): value is ReturnDraft {
  const { units, reason, comment, way, stationId } = (value ?? {}) as Partial<ReturnDraft>;
  return (
    typeof units === 'object' &&
    units !== null &&
    Object.values(units).every((count) => Number.isInteger(count)) &&
    (reason === '' || RETURN_REASONS.includes(reason as ReturnReason)) &&
    typeof comment === 'string' &&
    (way === undefined || way === 'courier' || way === 'station') &&
    (stationId === undefined || Number.isSafeInteger(stationId))
  );
}
