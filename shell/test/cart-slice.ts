import type { HostClaim, SliceVersion } from '../src/slices/boot-data';

/** A claim of a slice, for tests of the code that loads it. */
export const CART_CLAIM: HostClaim = {
  id: 'cart',
  slice: 'mfe-x',
  path: '/cart',
  title: 'Cart',
  access: 'open',
  frame: 'full',
  public: true,
};

/** A version of that slice. */
export const versionOf = (version: string): SliceVersion => ({
  version,
  container: `x_${version}`,
  entry: `/slices/mfe-x/${version}/remoteEntry.js`,
  integrity: '',
  exposes: ['routes', 'service'],
  widgets: ['mini-cart'],
});
