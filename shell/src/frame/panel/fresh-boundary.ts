import { Component, type ReactNode } from 'react';

/** More errors than this are a fault of the part. */
const MOST_FRESH_STARTS = 20;

/**
 * An error boundary that starts its part afresh when React could not insert or remove a node: a translator or an
 * extension has changed the page. It reports every other error.
 */
export abstract class FreshBoundary<
  Props extends { onCrash(error: unknown): void; children: ReactNode },
> extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };
  // Not `#`, because its helpers in the build cost every first view 200 bytes.
  private freshStarts = 0;

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isOfChangedPage(error) && this.freshStarts++ < MOST_FRESH_STARTS) this.setState({ crashed: false });
    else this.props.onCrash(error);
  }
}

const isOfChangedPage = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
