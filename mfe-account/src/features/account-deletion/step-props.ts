import type { User } from '@nkm/contracts';
import type { Deletion } from './use-deletion';

/** What each step of the dialog gets. */
export interface StepProps {
  removal: Deletion;
  user: User;
}
