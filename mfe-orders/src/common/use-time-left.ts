import type { Timestamp } from '@nkm/contracts';
import { useEffect, useState } from 'react';
import { type TimeLeft, timeLeft } from './time-left';

/** Time until a moment, updated each second. It is null from the end on, and the timer stops (spec 2 §2). */
export function useTimeLeft(until: Timestamp): TimeLeft | null {
  const [left, setLeft] = useState(() => timeLeft(until, Date.now()));
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    function tick() {
      const now = timeLeft(until, Date.now());
      setLeft(now);
      if (now === null) clearInterval(timer);
    }
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
