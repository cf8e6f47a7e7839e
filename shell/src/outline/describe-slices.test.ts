import type { SliceVersion } from '../slices/boot-data';
import { describeSlices } from './describe-slices';

const version = (name: string): SliceVersion => ({
  version: name,
  container: `x_${name}`,
  entry: '/e.js',
  integrity: '',
  exposes: ['routes'],
  widgets: [],
});
const versions = {
  'mfe-catalog': [version('1.1.0'), version('1.0.0')],
  'mfe-cart-checkout': [version('2.0.0')],
};

function described({ broken = '', shown = '', service = '', loaded = '' } = {}) {
  return describeSlices({
    versions,
    host: {
      isBroken: (slice, name) => `${slice} ${name}` === broken,
      runningService: (slice) => (service.startsWith(slice) ? service.split(' ')[1] : undefined),
    },
    times: { of: (slice, name) => (`${slice} ${name}` === loaded ? [{ part: 'page shop', ms: 12 }] : []) },
    isShown: (slice, name) => `${slice} ${name}` === shown,
  });
}
const statesOf = (rows: ReturnType<typeof described>) =>
  rows.flatMap(({ versions: list }) => list.map(({ states }) => states.join(', ')));

describe('the slices in the outline', () => {
  it('names the chosen and the last good version, and the topics that the slice owns', () => {
    const [catalog, cart] = described();
    expect(catalog?.versions.map(({ role, version: { version: name } }) => `${role} ${name}`)).toEqual([
      'chosen 1.1.0',
      'last good 1.0.0',
    ]);
    expect(catalog?.topics).toEqual(['product.viewed']);
    expect(cart?.topics).toContain('cart.add');
  });

  it.each([
    [{}, ['not loaded', 'not loaded', 'not loaded']],
    [{ loaded: 'mfe-catalog 1.1.0' }, ['loaded', 'not loaded', 'not loaded']],
    [{ shown: 'mfe-catalog 1.1.0', loaded: 'mfe-catalog 1.1.0' }, ['on this page', 'not loaded', 'not loaded']],
    [{ broken: 'mfe-catalog 1.1.0', shown: 'mfe-catalog 1.0.0' }, ['set aside', 'on this page', 'not loaded']],
    [{ service: 'mfe-cart-checkout 2.0.0' }, ['not loaded', 'not loaded', 'service runs']],
  ])('shows the state of each version: %j', (what, states) => expect(statesOf(described(what))).toEqual(states));
});
