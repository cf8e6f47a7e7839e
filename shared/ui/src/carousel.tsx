import clsx from 'clsx';
import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CarouselControlsProps } from './carousel-controls';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Slides, each with its key. */
  children: ReactNode;
  /** `banner`: one at a time. `products`: as many as fit. */
  kind?: 'banner' | 'products';
  /**
   * Milliseconds after which it moves on by itself; left out, it never does. It waits while pointer or focus is on
   * it, and never moves for a shopper who wants little motion or saves data.
   */
  autoPlayMs?: number;
  className?: string;
}

/** Slides in a row that scrolls sideways: by swipe, keys and, once their code is there, buttons. */
export function Carousel({ label, children, kind = 'banner', autoPlayMs = 0, className }: CarouselProps) {
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  return (
    <section
      ref={section}
      className={clsx(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-kind={kind}
    >
      {/* In the tab order, so that arrow keys scroll it without scripts too. */}
      <div ref={track} className={styles.track} role="group" aria-label={`${label}, slides`} tabIndex={0}>
        <ul className={styles.slides}>
          {Children.map(children, (slide) => slide && <li className={styles.slide}>{slide}</li>)}
        </ul>
      </div>
      <LateControls section={section} track={track} kind={kind} autoPlayMs={autoPlayMs} />
    </section>
  );
}

/** No first view needs them, nor their styles; where they cannot be had, the row still scrolls. */
function LateControls(props: CarouselControlsProps) {
  const [Controls, setControls] = useState<ComponentType<CarouselControlsProps> | null>(null);
  useEffect(() => {
    let left = false;
    import(/* webpackChunkName: "carousel-controls" */ './carousel-controls').then(
      ({ CarouselControls }) => left || setControls(() => CarouselControls),
      (error: unknown) => console.warn('A carousel does without its buttons:', error),
    );
    return () => {
      left = true;
    };
  }, []);
  return Controls && <Controls {...props} />;
}
