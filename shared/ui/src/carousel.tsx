import clsx from 'clsx';
import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CarouselControlsProps } from './carousel-controls';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Description for screen readers. */
  label: string;
  /** Slides, each with its key. */
  children: ReactNode;
  /** `banner`: one at a time. `products`: as many as fit. */
  kind?: 'banner' | 'products';
  /**
   * Autoplay interval in milliseconds; absent: no autoplay. Autoplay pauses while pointer or focus is on the carousel,
   * and is off for shoppers who prefer reduced motion or save data.
   */
  autoPlayMs?: number;
  className?: string;
}

/** A row of slides that scrolls sideways by swipe, keys and deferred buttons. */
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
      {/* In the tab order, so that arrow keys scroll it even without scripts. */}
      <div ref={track} className={styles.track} role="group" aria-label={`${label}, slides`} tabIndex={0}>
        <ul className={styles.slides}>
          {Children.map(children, (slide) => slide && <li className={styles.slide}>{slide}</li>)}
        </ul>
      </div>
      <LateControls section={section} track={track} kind={kind} autoPlayMs={autoPlayMs} />
    </section>
  );
}

/** Deferred, because the first view needs neither them nor their styles. If loading fails, the row still scrolls. */
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
