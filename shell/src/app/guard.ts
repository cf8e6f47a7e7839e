import type { HostClaim } from '../slices/boot-data';

export interface Visitor {
  isSignedIn(): boolean;
  keepReturnPath(path: string): void;
}

/** Where a visitor without access to a page is sent (SH-RULE-002). Null: access granted. */
export function createGuard(visitor: Visitor) {
  return (claim: HostClaim, url: URL): string | null => {
    const signedIn = visitor.isSignedIn();
    if (claim.access === 'signed-in' && !signedIn) {
      visitor.keepReturnPath(url.pathname + url.search);
      return '/account';
    }
    // `from` marks a sign-in for another window, which the screen itself handles.
    if (claim.access === 'signed-out' && signedIn && !url.searchParams.has('from')) return '/';
    return null;
  };
}
