import clsx from 'clsx';
import { Children, type ReactNode, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import { nextStop, previousStop } from './slide-steps';
import { useAutoPlay } from './use-auto-play';
import { useCalm } from './use-calm';
import { useSlides } from './use-slides';

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

/** Slides in a row that scrolls sideways: by swipe, keys and, once the page is alive, buttons. */
export function Carousel({ label, children, kind = 'banner', autoPlayMs = 0, className }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const { view, show } = useSlides(track);
  const calm = useCalm();
  const [stopped, setStopped] = useState(false);
  const moves = view.count > view.visible;
  const mayPlay = autoPlayMs > 0 && calm === false && moves;
  const plays = mayPlay && !stopped;

  const go = (step: typeof nextStop) => show(step(view.index, view), calm === false ? 'smooth' : 'auto');
  const hold = useAutoPlay(plays, autoPlayMs, view.index, () => go(nextStop));

  return (
    <section
      className={clsx(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-kind={kind}
      {...hold}
    >
      {/* In the tab order, so that arrow keys scroll it without scripts too. */}
      <div ref={track} className={styles.track} role="group" aria-label={`${label}, slides`} tabIndex={0}>
        <ul className={styles.slides}>
          {Children.map(children, (slide) => slide && <li className={styles.slide}>{slide}</li>)}
        </ul>
      </div>
      {moves && (
        <div className={styles.controls} data-kind={kind}>
          <IconButton icon="chevron" className={styles.back} label="Previous" onClick={() => go(previousStop)} />
          {kind === 'banner' && (
            <span aria-live={plays ? 'off' : 'polite'}>
              {view.index + 1} / {view.count}
            </span>
          )}
          <IconButton icon="chevron" label="Next" onClick={() => go(nextStop)} />
          {mayPlay && (
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              filled
              label={stopped ? 'Move on by itself' : 'Stop moving'}
              onClick={() => setStopped(!stopped)}
            />
          )}
        </div>
      )}
    </section>
  );
}
