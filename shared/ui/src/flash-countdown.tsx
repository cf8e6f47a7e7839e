import type { FlashPrice } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { Countdown } from './countdown';

/** Time left for a flash price by the server's clock. */
export function FlashCountdown({ flash }: { flash: Pick<FlashPrice, 'ends_at'> }) {
  const platform = usePlatform();
  const [ahead, setAhead] = useState(0);
  useEffect(() => setAhead(serverNow(platform) - Date.now()), [platform]);
  return <Countdown until={Date.parse(flash.ends_at) - ahead} label="Flash price ends in" />;
}
