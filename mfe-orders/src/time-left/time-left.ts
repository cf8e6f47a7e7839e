import type { Timestamp } from '@nkm/contracts';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time until a moment in whole seconds, rounded up; null when it has passed. */
export function timeLeft(until: Timestamp, now: number): TimeLeft | null {
  const total = Math.ceil((Date.parse(until) - now) / 1000);
  if (!(total > 0)) return null;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
