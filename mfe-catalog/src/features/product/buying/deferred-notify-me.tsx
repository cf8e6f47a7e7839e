import { Button, deferred } from '@nkm/ui';
import { messages } from '../../../messages';
import { BuyBar } from './buy-bar';
import type { NotifyMeProps } from './notify-me';

const { product: words } = messages;

/** Few products are sold out, so the code loads with those alone. */
export const NotifyMeLater = deferred<NotifyMeProps>(async () => (await import('./notify-me')).NotifyMe, {
  loading: ({ price }) => (
    <BuyBar price={price}>
      <Button size="l" wide busy>
        {words.notifyMe}
      </Button>
    </BuyBar>
  ),
  failed: ({ price, retry }) => (
    <BuyBar price={price}>
      <Button size="l" wide onClick={retry}>
        {words.notifyMe}
      </Button>
    </BuyBar>
  ),
});
