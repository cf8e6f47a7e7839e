import {
  Button,
  Countdown,
  Dialog,
  Drawer,
  EmptyState,
  FailureLine,
  FailurePanel,
  FlashCountdown,
  LoadingLines,
  Notice,
  Popover,
  Skeleton,
  SkeletonCard,
  Toast,
  Toasts,
} from '../src';
import { Opens } from './live';
import { nothing, type Sample } from './sample';

const added = { id: 1, tone: 'success', message: 'Added to cart', detail: 'Ankara dress' } as const;
const failed = { id: 2, tone: 'error', message: 'Something went wrong' } as const;

/** Relative to now, because a countdown to a fixed day would end. */
const inADay = new Date(Date.now() + 26 * 3_600_000).toISOString();

export const messageSamples: Sample[] = [
  {
    component: 'Notice',
    states: {
      info: <Notice>The charge is in naira.</Notice>,
      success: <Notice tone="success" title="Email verified" />,
      warning: (
        <Notice tone="warning" title="The price changed" action={<Button size="s">See it</Button>}>
          Ankara dress is now ₦9,000.00.
        </Notice>
      ),
      error: <Notice tone="error">We could not save the address.</Notice>,
    },
  },
  {
    component: 'Toast',
    states: {
      success: <Toast toast={added} onDismiss={nothing} />,
      error: <Toast toast={failed} onDismiss={nothing} />,
      warning: <Toast toast={{ id: 3, tone: 'warning', message: 'Only 2 left' }} onDismiss={nothing} />,
      info: <Toast toast={{ id: 4, tone: 'info', message: 'Prices are shown in dollars' }} onDismiss={nothing} />,
    },
  },
  {
    component: 'Toasts',
    states: {
      several: (
        <Opens what="Show messages">
          {(open, close) => <Toasts toasts={open ? [added, failed] : []} onDismiss={close} />}
        </Opens>
      ),
    },
  },
  {
    component: 'EmptyState',
    states: {
      plain: (
        <EmptyState title="Your cart is empty" action={<Button to="/shop">Go Shopping</Button>}>
          What you add stays here.
        </EmptyState>
      ),
    },
  },
  {
    component: 'FailureLine',
    states: { plain: <FailureLine onRetry={nothing}>The stations could not be loaded.</FailureLine> },
  },
  {
    component: 'FailurePanel',
    states: {
      plain: (
        <FailurePanel title="The cart is unavailable" onRetry={nothing}>
          Nothing in it is lost.
        </FailurePanel>
      ),
      busy: <FailurePanel title="The cart is unavailable" onRetry={nothing} busy />,
    },
  },
  {
    component: 'Skeleton',
    states: {
      text: <Skeleton />,
      title: <Skeleton shape="title" />,
      circle: <Skeleton shape="circle" />,
      block: <Skeleton shape="block" />,
    },
  },
  { component: 'LoadingLines', states: { plain: <LoadingLines label="Loading stations" /> } },
  { component: 'SkeletonCard', states: { plain: <SkeletonCard /> } },
  {
    component: 'Countdown',
    states: {
      'for a minute': <Countdown seconds={60} />,
      'until a moment': <Countdown until={inADay} label="Offer ends in" />,
    },
  },
  {
    component: 'FlashCountdown',
    states: { plain: <FlashCountdown flash={{ ends_at: inADay }} /> },
  },
  {
    component: 'Dialog',
    states: Object.fromEntries(
      (['s', 'm', 'l'] as const).map((size) => [
        `size ${size}`,
        <Opens key={size} what={`Open dialog ${size}`}>
          {(open, close) => (
            <Dialog
              open={open}
              size={size}
              title="Remove address"
              onClose={close}
              actions={
                <>
                  <Button onClick={close}>Keep it</Button>
                  <Button variant="danger" onClick={close}>
                    Remove
                  </Button>
                </>
              }
            >
              12 Adeola Odeku Street, Victoria Island, Lagos
            </Dialog>
          )}
        </Opens>,
      ]),
    ),
  },
  {
    component: 'Drawer',
    states: Object.fromEntries(
      (['start', 'end'] as const).map((side) => [
        `from the ${side}`,
        <Opens key={side} what={`Open drawer at the ${side}`}>
          {(open, close) => (
            <Drawer
              open={open}
              side={side}
              title="Cart"
              onClose={close}
              actions={
                <Button variant="main" wide to="/cart">
                  View Cart
                </Button>
              }
            >
              Two dresses
            </Drawer>
          )}
        </Opens>,
      ]),
    ),
  },
  {
    component: 'Popover',
    states: {
      'from the start': (
        <Popover trigger="Sell on NKM">
          <Button variant="quiet" to="/become-a-vendor">
            Become a vendor
          </Button>
        </Popover>
      ),
      'from the end': (
        <Popover trigger="Account" align="end">
          <Button variant="quiet" to="/my-orders">
            My Orders
          </Button>
        </Popover>
      ),
    },
  },
];
