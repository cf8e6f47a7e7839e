/**
 * The server's time in milliseconds since 1970, for everything that a shopper sees: days, and time left until a moment
 * that the server named. The clock of a device can be wrong.
 * @param platform an older shell has no such clock; there, the clock of the device must do
 */
export const serverNow = (platform: { now?(): number }): number => platform.now?.() ?? Date.now();
