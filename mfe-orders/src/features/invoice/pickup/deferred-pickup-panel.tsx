import { Button, deferred, Notice, once } from '@nkm/ui';
import { messages } from '../../../messages';
import { spacedCode } from '@nkm/contracts/station-code';
import { loadFirst } from '../../../page/load-first';
import type { PickupPanelProps } from './pickup-panel';

const texts = messages.pickup;

const panelCode = once(async () => (await import(/* webpackChunkName: "pickup-pass" */ './pickup-panel')).PickupPanel);

export const preparePickupPanel = (): Promise<unknown> => loadFirst(panelCode);

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
