import { messages } from '../../messages';
import { Panel } from '../../common/panel';

const texts = messages.details;

export function PaymentMethod({ gateway }: { gateway: string }) {
  return (
    <Panel title={texts.payment}>
      <p>{texts.card(gateway)}</p>
    </Panel>
  );
}
