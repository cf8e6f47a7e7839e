import {
  Button,
  Countdown,
  Dialog,
  Drawer,
  EmptyState,
  FailurePanel,
  Notice,
  Skeleton,
  SkeletonCard,
  Toast,
  Toasts,
} from '../src';
import { nothing, type Sample } from './sample';

const added = { id: 1, tone: 'success', message: 'Added to cart', detail: 'Ankara dress' } as const;
const failed = { id: 2, tone: 'error', message: 'Something went wrong' } as const;

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
  { component: 'Toast', states: { success: <Toast toast={added} onDismiss={nothing} /> } },
  { component: 'Toasts', states: { several: <Toasts toasts={[added, failed]} onDismiss={nothing} /> } },
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
    component: 'FailurePanel',
    states: {
      plain: (
        <FailurePanel title="The cart is resting" onRetry={nothing}>
          Nothing in it is lost.
        </FailurePanel>
      ),
      busy: <FailurePanel title="The cart is resting" onRetry={nothing} busy />,
    },
  },
  {
    component: 'Skeleton',
    states: { text: <Skeleton />, title: <Skeleton shape="title" />, circle: <Skeleton shape="circle" /> },
  },
  { component: 'SkeletonCard', states: { plain: <SkeletonCard /> } },
  {
    component: 'Countdown',
    states: {
      'for a minute': <Countdown seconds={60} />,
      'until a moment': <Countdown until="2030-01-01T00:00:00Z" label="Offer ends in" />,
    },
  },
  {
    component: 'Dialog',
    states: {
      closed: (
        <Dialog open={false} title="Remove address" onClose={nothing}>
          Sure?
        </Dialog>
      ),
    },
  },
  {
    component: 'Drawer',
    states: {
      closed: (
        <Drawer open={false} title="Cart" onClose={nothing}>
          Empty
        </Drawer>
      ),
    },
  },
];
