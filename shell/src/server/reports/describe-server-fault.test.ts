/** @jest-environment node */
import { describeServerFault } from './describe-server-fault';

it('a fault of a render worker names the places in the server bundle and no person', () => {
  const stack = [
    'TypeError: no title of ada@example.com',
    '    at head (/store/slices/mfe-catalog/2.0.0/server/index.cjs:120:9)',
    '    at render (/shop/shell/dist/server/render-worker.cjs:7:1)',
  ].join('\n');
  const error = { message: 'no title of ada@example.com', stack };
  expect(describeServerFault({ slice: 'mfe-catalog', version: '2.0.0', error, tookTooLong: false }, '/:slug')).toEqual({
    slice: 'mfe-catalog',
    version: '2.0.0',
    kind: 'server',
    route: '/:slug',
    message: 'TypeError: no title of <address>',
    places: ['index.cjs:120:9'],
  });
});
