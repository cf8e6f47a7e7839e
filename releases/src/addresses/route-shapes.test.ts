import fc from 'fast-check';
import { routeCollisions, routeShapes } from './route-shapes';

const others = [
  { slice: 'mfe-orders', version: '1.0.0', routes: [{ id: 'details', path: '/order-details/:id/:invoice' }] },
  {
    slice: 'mfe-cart-checkout',
    version: '1.1.0',
    routes: [
      { id: 'cart', path: '/cart' },
      { id: 'coupon', path: '/coupon/:code?' },
    ],
  },
];
const collisionsOf = (path: string) => routeCollisions([{ id: 'x', path }], others);

it.each([
  ['/', ['/']],
  ['/Flash-Deals', ['/flash-deals']],
  ['/order-details/:id/:Invoice', ['/order-details/:/:']],
  ['/coupon/:code?', ['/coupon', '/coupon/:']],
  ['/editorial/*', ['/editorial/*']],
])('routeShapes: %s claims the shapes %j', (pattern, shapes) => {
  expect(routeShapes(pattern)).toEqual(shapes);
});

it.each([
  ['/Cart', 'route /Cart collides with /cart of mfe-cart-checkout 1.1.0'],
  ['/cart', 'route /cart collides with /cart of mfe-cart-checkout 1.1.0'],
  ['/order-details/:x/:y', 'route /order-details/:x/:y collides with /order-details/:id/:invoice of mfe-orders 1.0.0'],
  ['/COUPON', 'route /COUPON collides with /coupon/:code? of mfe-cart-checkout 1.1.0'],
])('routeCollisions: %s is taken', (path, message) => {
  expect(collisionsOf(path)).toEqual([message]);
});

it.each(['/cart/items', '/order-details/:id', '/order-details/new/:x', '/:slug', '/coupon/:a/:b'])(
  'routeCollisions: %s is free, because the router prefers the more exact pattern',
  (path) => expect(collisionsOf(path)).toEqual([]),
);

it('a pattern collides with itself in any letter case and with any parameter names', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  const segment = fc.oneof(
    word,
    word.map((name) => `:${name}`),
  );
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const path = `/${segments.join('/')}`;
      const twin = `/${segments.map((part) => (part.startsWith(':') ? ':other' : part.toUpperCase())).join('/')}`;
      const taken = [{ slice: 'mfe-a', version: '1.0.0', routes: [{ id: 'a', path }] }];
      expect(routeCollisions([{ id: 'b', path: twin }], taken)).toHaveLength(1);
    }),
  );
});
