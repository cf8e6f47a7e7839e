import type { FlashPrice, Naira } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { useFlashPrice } from '@nkm/ui';
import { useEffect, useState } from 'react';
import type { CardData } from '../card';
import { getUsedDeals } from './get-used-deals';

/** The flash price that this shopper can have now, and whether the shopper has used it. */
export interface Flash {
  flash: FlashPrice | null;
  isUsed: boolean;
}

/**
 * The document is the same for everybody, so the browser hides the flash prices that a signed-in shopper has used.
 * @param selling regular price of one unit, of the chosen variant if there is one
 */
export function useFlash({ id, flash }: Pick<CardData, 'id' | 'flash'>, selling: Naira): Flash {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const running = useFlashPrice(flash, selling);
  const [used, setUsed] = useState<readonly number[]>([]);
  const shopper = running ? (user?.id ?? null) : null;

  useEffect(() => {
    if (shopper === null) return;
    let isCurrent = true;
    void getUsedDeals(platform, shopper).then((ids) => isCurrent && setUsed(ids));
    return () => {
      isCurrent = false;
    };
  }, [platform, shopper]);

  const isUsed = shopper !== null && used.includes(id);
  return { flash: isUsed ? null : running, isUsed };
}
