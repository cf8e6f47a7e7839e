/** Where a shipped parcel of a pickup is beyond its status (docs/rules.md "Pickup"; ours). */
export const PICKUP_STAGES = ['Ready for pickup', 'To be returned'] as const;
export type PickupStage = (typeof PICKUP_STAGES)[number];

/** Days from the arrival at the station to the last day of collection. */
export const PICKUP_DAYS = 7;
/** Wrong pickup codes after which only staff hand the parcel over. */
export const PICKUP_TRIES = 5;
