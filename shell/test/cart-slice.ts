import type { HostClaim, SliceVersion } from '../src/slices/boot-data';

/** An address of a slice, for tests of those who load it. */
export const CART_CLAIM: HostClaim = {
  id: 'cart',
  slice: 'mfe-x',
  path: '/cart',
  title: 'Cart',
  access: 'open',
  frame: 'full',
  public: true,
};

/** One of its versions. */
export const versionOf = (version: string): SliceVersion => ({
  version,
  container: `x_${version}`,
  entry: `/slices/mfe-x/${version}/remoteEntry.js`,
  integrity: '',
  exposes: ['routes', 'service'],
  widgets: ['mini-cart'],
});
