/** @jest-environment node */
import { pageKey, type PageKeyParts } from './page-key';

const claim = { slice: 'mfe-catalog' };
const versionsOf = (catalog: string, orders: string) =>
  ({ 'mfe-catalog': [{ version: catalog }, { version: '0.9.0' }], 'mfe-orders': [{ version: orders }] }) as never;
const key = (more: Partial<PageKeyParts> & { versions?: never; claims?: unknown[] }) =>
  pageKey({
    runtime: { versions: more.versions ?? versionsOf('1.0.0', '1.0.0'), claims: (more.claims ?? []) as never },
    claim,
    address: '/shop',
    promo: null,
    savesData: false,
    ...more,
  });

describe('the key of a page', () => {
  it('does not change when another slice is released', () => {
    expect(key({ versions: versionsOf('1.0.0', '2.0.0') })).toBe(key({}));
  });

  it.each<[string, Parameters<typeof key>[0]]>([
    ['its own slice', { versions: versionsOf('1.0.1', '1.0.0') }],
    ['the claims, which the frame links to', { claims: [{ path: '/new' }] }],
    ['the address', { address: '/shop?page=2' }],
    ['the promo', { promo: { id: 3 } }],
    ['a browser that saves data', { savesData: true }],
  ])('changes with %s', (_what, more) => expect(key(more)).not.toBe(key({})));
});
