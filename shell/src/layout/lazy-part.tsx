import { FailurePanel } from '@nkm/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { afterPaint } from '../browser/after-paint';
import { messages } from '../messages';
import styles from './header.module.css';
import { PartBoundary } from './part-boundary';

export interface LazyPartProps<P extends object> {
  /** Imports the part; the same function each time. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  onRetry?(): void;
  /** Class of the box for what stands there meanwhile. */
  box?: string;
}

/**
 * A part of the frame that is loaded when it is first used. One that cannot be had, or that throws, leaves a message
 * with Retry in its place; the page goes on working.
 */
export function LazyPart<P extends object>({ load, props, onRetry, box }: LazyPartProps<P>) {
  const [state, setState] = useState<{ Part: ComponentType<P> } | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    let left = false;
    // The press that asked for it is answered before: fetching a script and drawing a menu take a cheap phone long.
    afterPaint()
      .then(load)
      .then(
        (Part) => !left && setState({ Part }),
        () => !left && setState('failed'),
      );
    return () => {
      left = true;
    };
  }, [state, load]);

  function retry() {
    onRetry?.();
    setState('loading');
  }

  if (state === 'loading') {
    return (
      <div className={styles.waiting} role="status">
        <div className={box}>{messages.partLoading}</div>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={box}>
        <FailurePanel title={messages.partDown} retryLabel={messages.retry} onRetry={retry} />
      </div>
    );
  }
  return (
    <PartBoundary onCrash={() => setState('failed')}>
      <state.Part {...props} />
    </PartBoundary>
  );
}
