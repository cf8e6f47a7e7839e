/** Whole seconds from `now` to `moment` (both milliseconds since 1970), rounded up; 0 when it is past or no date. */
export function secondsUntil(moment: number, now: number): number {
  return Number.isFinite(moment) ? Math.max(0, Math.ceil((moment - now) / 1000)) : 0;
}

/** `mm:ss`, with hours in front when there are any. */
export function formatCountdown(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${clock}` : clock;
}
