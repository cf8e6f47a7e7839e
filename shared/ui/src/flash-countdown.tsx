import type { FlashPrice } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { Countdown, type CountdownProps } from './countdown';

interface FlashCountdownProps extends Pick<CountdownProps, 'onEnd'> {
  flash: Pick<FlashPrice, 'ends_at'>;
}

/** Time left for a flash price by the server's clock. */
export function FlashCountdown({ flash, onEnd }: FlashCountdownProps) {
  const platform = usePlatform();
  const [ahead, setAhead] = useState<number | null>(null);
  useEffect(() => setAhead(serverNow(platform) - Date.now()), [platform]);
  const until = ahead === null ? null : Date.parse(flash.ends_at) - ahead;
  return <Countdown until={until} onEnd={onEnd} label="Flash price ends in" />;
}
