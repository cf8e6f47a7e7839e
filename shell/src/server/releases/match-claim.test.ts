/** @jest-environment node */
import type { HostClaim } from '../../slices/boot-data';
import { createClaimMatcher } from './match-claim';

const claim = (id: string, path: string) => ({ id, path, slice: 'mfe-x' }) as HostClaim;

describe('the claim of a path', () => {
  const match = createClaimMatcher([claim('product', '/:slug'), claim('shop', '/shop'), claim('home', '/')]);

  it('is the most specific one, ignoring case', () => {
    expect(match('/')?.id).toBe('home');
    expect(match('/SHOP')?.id).toBe('shop');
    expect(match('/gele')?.id).toBe('product');
  });

  it('is undefined for an unclaimed address and for pages of the shell', () => {
    expect(match('/a/b')).toBeUndefined();
    expect(match('/notfound')).toBeUndefined();
  });

  it('is the same at each request, also for a path that is too long to store', () => {
    const long = `/${'a'.repeat(300)}`;
    for (const path of ['/shop', '/a/b', long]) expect(match(path)).toBe(match(path));
    expect(match(long)?.id).toBe('product');
  });
});
