/** Whole seconds from `now` to `moment` (both in milliseconds since 1970), rounded up; 0 if past or invalid. */
export function secondsUntil(moment: number, now: number): number {
  return Number.isFinite(moment) ? Math.max(0, Math.ceil((moment - now) / 1000)) : 0;
}

/** Formats `mm:ss`, preceded by hours when needed. */
export function formatCountdown(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${clock}` : clock;
}
