import { useEffect, useRef, useState } from 'react';
import styles from './countdown.module.css';
import { formatCountdown, secondsUntil } from './time-left';

export type CountdownProps = {
  /** Called once, when nothing is left. */
  onEnd?: () => void;
  /** What it counts to, for screen readers. */
  label?: string;
} & (
  | { /** Moment in milliseconds since 1970 or ISO date-time. */ until: number | string; seconds?: undefined }
  | { /** From the moment it appears; give a new `key` to start again. */ seconds: number; until?: undefined }
);

/** Minutes and seconds that are left. Before the page is alive it shows what does not depend on the clock. */
export function Countdown({ until, seconds, onEnd, label }: CountdownProps) {
  const [left, setLeft] = useState<number | null>(seconds ?? null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
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
