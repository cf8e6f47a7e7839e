import { hasFeature, type Order } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { messages } from '../messages';
import { paths } from '../paths';
import { canPay } from './status';

const texts = messages.unpaid;

/**
 * Leads to the other ways to pay an unpaid order. Renders nothing for an order that cannot be paid or whose payment the
 * bank still decides, and with a server that cannot change the way to pay.
 */
export function OtherPayment({ order }: { order: Order }) {
  const { settings } = usePlatform();
  const { transaction_reference: reference, undecided_payment: undecided } = order;
  if (!canPay(order) || undecided !== undefined || !hasFeature(settings, 'other-payment')) return null;
  return (
    <Button to={paths.payAnotherWay(reference)} aria-label={texts.anotherWayFor(reference)} data-print="hidden">
      {texts.anotherWay}
    </Button>
  );
}
