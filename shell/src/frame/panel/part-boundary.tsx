import type { ReactNode } from 'react';
import { FreshBoundary } from './fresh-boundary';

/** Keeps a part of the frame that throws while rendering from breaking the rest of the page. */
export class PartBoundary extends FreshBoundary<{ onCrash(): void; children: ReactNode }> {
  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
