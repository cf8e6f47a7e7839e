import { type WidgetProps } from '@nkm/contracts';
import { PlatformProvider, useTopic } from '@nkm/platform';
import { Button, Icon, Spinner } from '@nkm/ui';
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import styles from './header.module.css';

const WIDGET = 'mini-cart';

/** The cart's counter and, on click, the panel that the slice owning the cart draws. Without scripts it is a link. */
export function MiniCart() {
  const { count } = useTopic('cart');
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  useEffect(() => (open ? closeOnLeave(place.current, () => setOpen(false)) : undefined), [open]);

  return (
    <div ref={place}>
      <Link
        to="/cart"
        className={styles.tool}
        aria-label={`${messages.cart}, ${count}`}
        aria-expanded={open}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <Icon name="cart" />
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Link>
      {open && (
        <div className={styles.panel} role="region" aria-label={messages.cart}>
          <WidgetPanel onDone={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

function closeOnLeave(place: HTMLElement | null, close: () => void): () => void {
  const onPointer = (event: Event) => place?.contains(event.target as Node) || close();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    place?.querySelector('a')?.focus();
  };
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
  };
}

/** Loads the widget when it is first seen; a slice that is down leaves a message and Retry, nothing else. */
function WidgetPanel({ onDone }: WidgetProps) {
  const { widgets, host } = useShell();
  const [state, setState] = useState<{ Widget: ComponentType<WidgetProps> } | 'loading' | 'failed'>('loading');
  const owner = widgets?.ownerOf(WIDGET) ?? null;

  useEffect(() => {
    if (state !== 'loading') return;
    let left = false;
    Promise.resolve(widgets?.load(WIDGET)).then(
      (Widget) => !left && setState(Widget ? { Widget } : 'failed'),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [state, widgets]);

  function retry() {
    if (owner !== null) host.forgive(owner);
    setState('loading');
  }

  if (state === 'loading') return <Spinner label={messages.widgetLoading} />;
  if (state === 'failed' || owner === null) {
    return (
      <>
        <p>{messages.widgetDown(owner ?? WIDGET)}</p>
        <Button variant="plain" onClick={retry}>
          {messages.retry}
        </Button>
      </>
    );
  }
  return (
    <WidgetBoundary onCrash={() => setState('failed')}>
      <PlatformProvider platform={host.platformFor(owner)}>
        <state.Widget onDone={onDone} />
      </PlatformProvider>
    </WidgetBoundary>
  );
}

class WidgetBoundary extends Component<{ onCrash(): void; children: ReactNode }, { crashed: boolean }> {
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
