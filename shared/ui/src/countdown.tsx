import { useEffect, useRef, useState } from 'react';
import styles from './countdown.module.css';
import { formatCountdown, secondsUntil } from './time-left';

export type CountdownProps = {
  /** Called once at zero. */
  onEnd?: () => void;
  /** Label for screen readers. */
  label?: string;
} & (
  | {
      /** Milliseconds since 1970 or an ISO date-time; null: not known yet. */ until: number | string | null;
      seconds?: undefined;
    }
  | { /** Counted from mount; set a new `key` to restart. */ seconds: number; until?: undefined }
);

/** Remaining minutes and seconds. Before hydration it shows only text that does not depend on the clock. */
export function Countdown({ until, seconds, onEnd, label }: CountdownProps) {
  const [left, setLeft] = useState<number | null>(seconds ?? null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (until === null) return;
    const moment = until === undefined ? Date.now() + seconds * 1000 : new Date(until).getTime();
    const timer = setInterval(tick, 250);
    function tick() {
      const now = secondsUntil(moment, Date.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current?.();
    }
    tick();
    return () => clearInterval(timer);
  }, [until, seconds]);

  return (
    <span className={styles.countdown} role="timer" aria-label={label}>
      {left === null ? '--:--' : formatCountdown(left)}
    </span>
  );
}
