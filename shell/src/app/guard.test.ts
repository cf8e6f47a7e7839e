import type { HostClaim } from '../slices/boot-data';
import { createGuard } from './guard';

const claim = (access: HostClaim['access']): HostClaim => ({
  id: 'x',
  slice: 'mfe-x',
  path: '/x',
  title: 'X',
  access,
  frame: 'full',
  public: false,
});
const at = (address: string) => new URL(address, 'http://shop.test');

function aVisitor(signedIn: boolean) {
  const kept: string[] = [];
  return { kept, guard: createGuard({ isSignedIn: () => signedIn, keepReturnPath: (path) => kept.push(path) }) };
}

describe('guard', () => {
  it('SH-RULE-002 SH-RULE-003 SH-ROLE-004 sends a visitor without session to /account and remembers the attempted path', () => {
    const { guard, kept } = aVisitor(false);
    expect(guard(claim('signed-in'), at('/checkout?step=2'))).toBe('/account');
    expect(kept).toEqual(['/checkout?step=2']);
  });

  it('allows signed-in users, and all visitors on open pages', () => {
    expect(aVisitor(true).guard(claim('signed-in'), at('/checkout'))).toBeNull();
    expect(aVisitor(false).guard(claim('open'), at('/shop'))).toBeNull();
  });

  it('SH-RULE-004 sends a signed-in user from /account to the home page, except on behalf of another window', () => {
    expect(aVisitor(true).guard(claim('signed-out'), at('/account'))).toBe('/');
    expect(aVisitor(true).guard(claim('signed-out'), at('/account?from=https://partner.example'))).toBeNull();
    expect(aVisitor(false).guard(claim('signed-out'), at('/account'))).toBeNull();
  });
});
