/** @jest-environment node */
import type { HostClaim } from '../slices/boot-data';
import { createClaimMatcher } from './match-claim';

const claim = (id: string, path: string) => ({ id, path, slice: 'mfe-x' }) as HostClaim;

describe('the claim of a path', () => {
  const match = createClaimMatcher([claim('product', '/:slug'), claim('shop', '/shop'), claim('home', '/')]);

  it('is the most exact one, whatever the case', () => {
    expect(match('/')?.id).toBe('home');
    expect(match('/SHOP')?.id).toBe('shop');
    expect(match('/gele')?.id).toBe('product');
  });

  it('is none for an address that no slice claims, and for the shell’s own', () => {
    expect(match('/a/b')).toBeUndefined();
    expect(match('/notfound')).toBeUndefined();
  });
});
