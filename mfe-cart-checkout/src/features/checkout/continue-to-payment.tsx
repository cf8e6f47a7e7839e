import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { messages } from './review-messages';
import { paths } from '../../paths';
import { obstacleOf } from './obstacle';
import type { Quote } from './use-fees';

/** The link to /payment. While the shop refuses the order, it is a disabled button, and a press says why. */
export function ContinueToPayment({ quote }: { quote: Quote }) {
  const { toast } = usePlatform();
  const obstacle = obstacleOf(quote);
  const look = { variant: 'main', size: 'l', wide: true } as const;
  if (obstacle === null)
    return (
      <Button {...look} to={paths.payment}>
        {messages.continueToPayment}
      </Button>
    );
  return (
    <Button {...look} aria-disabled onClickCapture={() => toast('error', obstacle)}>
      {messages.continueToPayment}
    </Button>
  );
}
