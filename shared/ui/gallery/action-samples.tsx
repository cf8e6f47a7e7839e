import { Button, Icon, IconButton, PlainButton, Spinner, VisuallyHidden } from '../src';
import { ICON_PATHS, type IconName } from '../src/icon-paths';
import type { Sample } from './sample';

const names = Object.keys(ICON_PATHS) as IconName[];

export const actionSamples: Sample[] = [
  {
    component: 'Button',
    states: {
      main: <Button variant="main">Add to cart</Button>,
      plain: <Button>View Cart</Button>,
      quiet: <Button variant="quiet">Resend code</Button>,
      danger: <Button variant="danger">Cancel order</Button>,
      'with icon': (
        <Button variant="main">
          <Icon name="cart" /> Add to cart
        </Button>
      ),
      busy: (
        <Button variant="main" busy>
          Place order
        </Button>
      ),
      'aria-disabled': <Button aria-disabled>Out Of Stock</Button>,
      disabled: <Button disabled>Continue</Button>,
      small: <Button size="s">Edit</Button>,
      'large and wide': (
        <Button variant="main" size="l" wide>
          Checkout
        </Button>
      ),
      'link in the shop': <Button to="/shop">Go Shopping</Button>,
      'link to elsewhere': <Button href="https://example.com/">Track</Button>,
    },
  },
  {
    component: 'PlainButton',
    states: {
      plain: <PlainButton>Retry</PlainButton>,
      busy: <PlainButton busy>Subscribe</PlainButton>,
    },
  },
  {
    component: 'IconButton',
    states: {
      plain: <IconButton icon="search" label="Search" />,
      filled: <IconButton icon="heart" label="Remove from wishlist" filled />,
      disabled: <IconButton icon="trash" label="Remove" disabled />,
    },
  },
  {
    component: 'Icon',
    states: Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} />])),
  },
  { component: 'Spinner', states: { spoken: <Spinner label="Loading" />, silent: <Spinner /> } },
  { component: 'VisuallyHidden', states: { hidden: <VisuallyHidden>Only spoken</VisuallyHidden> } },
];
