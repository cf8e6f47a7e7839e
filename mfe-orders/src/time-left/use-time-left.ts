import type { Timestamp } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { type TimeLeft, timeLeft } from './time-left';

/** Time until a moment, updated each second. It is null from the end on, and the timer stops (ORD-RULE-002). */
export function useTimeLeft(until: Timestamp): TimeLeft | null {
  const platform = usePlatform();
  const [left, setLeft] = useState(() => timeLeft(until, serverNow(platform)));
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    function tick() {
      const now = timeLeft(until, serverNow(platform));
      setLeft(now);
      if (now === null) clearInterval(timer);
    }
    tick();
    return () => clearInterval(timer);
  }, [until, platform]);
  return left;
}
