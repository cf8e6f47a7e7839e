/** Where a shipped parcel of a pickup is beyond its status (docs/rules.md "Pickup"; ours). */
export const PICKUP_STAGES = ['Ready for pickup', 'To be returned'] as const;
export type PickupStage = (typeof PICKUP_STAGES)[number];

/** Days from the arrival at the station to the last day of collection. */
export const PICKUP_DAYS = 7;
/** Wrong codes of a pickup or a return after which only staff act without the code. */
export const STATION_CODE_TRIES = 5;
