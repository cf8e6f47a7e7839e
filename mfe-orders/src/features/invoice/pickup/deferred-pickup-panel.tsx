import { Button, deferred, Notice, once } from '@nkm/ui';
import { messages } from '../../../messages';
import { spacedCode } from '@nkm/contracts/station-code';
import type { PickupPanelProps } from './pickup-panel';

const texts = messages.pickup;
const LONGEST_WAIT_MS = 1_000;

const panelCode = once(async () => (await import(/* webpackChunkName: "pickup-pass" */ './pickup-panel')).PickupPanel);

/**
 * Loads the pass before its page appears, so that nothing moves on it, and waits a second at most. Never rejects: the
 * panel reports a failure.
 */
export function preparePickupPanel(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([panelCode.load().catch(() => undefined), late]);
}

/** The code is enough to collect the parcel. */
function CodeAlone({ invoice: { pickup_code: code } }: PickupPanelProps) {
  return code === undefined ? null : <p>{texts.codeIs(spacedCode(code))}</p>;
}

/** The pickup pass. Few orders have one, so its code and the library of the QR code are not part of the page. */
export const DeferredPickupPanel = deferred<PickupPanelProps>(panelCode, {
  server: false,
  loading: CodeAlone,
  failed: ({ retry, ...props }) => (
    <Notice tone="warning" title={texts.notLoaded} action={<Button onClick={retry}>{texts.retry}</Button>}>
      <CodeAlone {...props} />
    </Notice>
  ),
});
