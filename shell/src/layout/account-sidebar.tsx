import { Suspense } from 'react';
import { loadSidebar } from '../sidebar/load-sidebar';
import { optionalPart } from './optional-part';

const SignedInSidebar = optionalPart(loadSidebar);

/** The links beside the pages of the account area (spec 1 §2.1), and Logout. */
export function AccountSidebar() {
  return (
    <Suspense>
      <SignedInSidebar />
    </Suspense>
  );
}
