import { Button, Icon, IconButton, icons, PlainButton, Spinner, VisuallyHidden } from '../src';
import type { Sample } from './sample';

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
          <Icon path={icons.cart} /> Add to cart
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
      plain: <IconButton icon={icons.search} label="Search" />,
      filled: <IconButton icon={icons.heart} label="Remove from wishlist" filled />,
      disabled: <IconButton icon={icons.trash} label="Remove" disabled />,
    },
  },
  {
    component: 'Icon',
    states: Object.fromEntries(Object.entries(icons).map(([name, path]) => [name, <Icon key={name} path={path} />])),
  },
  { component: 'Spinner', states: { spoken: <Spinner label="Loading" />, silent: <Spinner /> } },
  { component: 'VisuallyHidden', states: { hidden: <VisuallyHidden>Only spoken</VisuallyHidden> } },
];
