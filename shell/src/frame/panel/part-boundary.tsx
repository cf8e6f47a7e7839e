import { Component, type ReactNode } from 'react';

/** Keeps a part of the frame that throws while rendering from breaking the rest of the page. */
export class PartBoundary extends Component<{ onCrash(): void; children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };
  static getDerivedStateFromError() {
    return { crashed: true };
  }
  override componentDidCatch() {
    this.props.onCrash();
  }
  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
