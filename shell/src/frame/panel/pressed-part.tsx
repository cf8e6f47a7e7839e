import { afterPaint, deferred } from '@nkm/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from '../../app/messages';
import { containPart } from './contain-part';
import { PartFailure } from './part-failure';
import styles from './pressed-part.module.css';

/** False until the browser has painted the first frame of the part that calls it. */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let hasLeft = false;
    void afterPaint().then(() => !hasLeft && setPainted(true));
    return () => {
      hasLeft = true;
    };
  }, []);
  return isPainted;
}

interface PressedPartOptions {
  /** Class of the box around the loading text and the failure. */
  box?: string | undefined;
  onRetry?(): void;
}

/**
 * A part of the frame whose code loads with a press. The browser paints its answer to each press first: on cheap
 * phones, it takes long to load a script, to render a menu and to make the page behind it inert. If the part fails to
 * load or throws, a message with Retry replaces it. With the property `onDismiss`, the message has a button that
 * closes it.
 */
export function pressedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { box, onRetry }: PressedPartOptions = {},
): ComponentType<P> {
  function Failure({ retry, onDismiss }: { retry(): void; onDismiss?(): void }) {
    const again = () => {
      onRetry?.();
      retry();
    };
    return <PartFailure box={box} retry={again} onDismiss={onDismiss} />;
  }
  const Part = deferred(load, {
    server: false,
    loading: () => (
      <div className={styles.waiting} role="status">
        <div className={box}>{messages.partLoading}</div>
      </div>
    ),
    failed: Failure,
  });
  const AfterPress = (props: P) => usePainted() && <Part {...props} />;
  return containPart(AfterPress, Failure);
}
