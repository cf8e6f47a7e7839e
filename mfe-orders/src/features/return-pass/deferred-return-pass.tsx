import type { InvoiceReturn } from '@nkm/contracts';
import { spacedCode } from '@nkm/contracts/station-code';
import { Button, deferred, Notice, once } from '@nkm/ui';
import { messages } from '../../messages';
import { loadFirst } from '../../page/load-first';
import type { ReturnPassProps } from './return-pass';

const texts = messages.pickup;

const passCode = once(async () => (await import(/* webpackChunkName: "return-pass" */ './return-pass')).ReturnPass);

/** Loads the pass if one of the returns has it. */
export const prepareReturnPass = async (returns: readonly InvoiceReturn[]): Promise<unknown> =>
  returns.some((one) => one.drop_off) && loadFirst(passCode);

/** The code is enough to hand in the items. */
function CodeAlone({ entry: { drop_off: dropOff } }: ReturnPassProps) {
  return dropOff?.code === undefined ? null : <p>{texts.returnCodeIs(spacedCode(dropOff.code))}</p>;
}

/** The return pass. Few orders have one, so its code and the library of the QR code are not part of the page. */
export const DeferredReturnPass = deferred<ReturnPassProps>(passCode, {
  server: false,
  loading: CodeAlone,
  failed: ({ retry, ...props }) => (
    <Notice tone="warning" title={texts.returnNotLoaded} action={<Button onClick={retry}>{texts.retry}</Button>}>
      <CodeAlone {...props} />
    </Notice>
  ),
});
