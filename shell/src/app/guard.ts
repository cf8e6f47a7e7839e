import type { HostClaim } from '../slices/boot-data';

export interface Visitor {
  isSignedIn(): boolean;
  keepReturnPath(path: string): void;
}

/** Who may see a page, and where the others go (spec 1 §2.2). Null: come in. */
export function createGuard(visitor: Visitor) {
  return (claim: HostClaim, url: URL): string | null => {
    const signedIn = visitor.isSignedIn();
    if (claim.access === 'signed-in' && !signedIn) {
      visitor.keepReturnPath(url.pathname + url.search);
      return '/account';
    }
    // `from` asks for a sign-in on behalf of another window: the screen itself deals with it.
    if (claim.access === 'signed-out' && signedIn && !url.searchParams.has('from')) return '/';
    return null;
  };
}
