import type { FlashPrice, Naira } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';

/** A timer cannot wait longer, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * The flash price of a product until it ends by the server's clock; null without one, and when it lowers nothing.
 * @param selling regular price of one unit, of the chosen variant if there is one
 */
export function useFlashPrice(flash: FlashPrice | null | undefined, selling: Naira): FlashPrice | null {
  const platform = usePlatform();
  const [isOver, setIsOver] = useState(false);
  const end = flash ? Date.parse(flash.ends_at) : null;
  useEffect(() => {
    if (end === null) return;
    const left = end - serverNow(platform);
    setIsOver(left <= 0);
    if (left <= 0 || left > LONGEST_WAIT) return;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [platform, end]);
  return flash && !isOver && flash.price < selling ? flash : null;
}
