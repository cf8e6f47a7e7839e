import { type RefObject, useState } from 'react';
import styles from './carousel-controls.module.css';
import { IconButton } from './icon-button';
import { nextStop, previousStop } from './slide-steps';
import { useAutoPlay } from './use-auto-play';
import { useCalm } from './use-calm';
import { useSlides } from './use-slides';
import * as icons from './icons';

export interface CarouselControlsProps {
  /** The whole carousel: autoplay pauses while the pointer or focus is inside. */
  section: RefObject<HTMLElement | null>;
  /** The scrolling element. */
  track: RefObject<HTMLElement | null>;
  kind: 'banner' | 'products';
  autoPlayMs: number;
}

/** Buttons and autoplay of a carousel; renders nothing when all slides are visible. */
export function CarouselControls({ section, track, kind, autoPlayMs }: CarouselControlsProps) {
  const { view, show } = useSlides(track);
  const calm = useCalm();
  const [stopped, setStopped] = useState(false);
  const moves = view.count > view.visible;
  const mayPlay = autoPlayMs > 0 && calm === false && moves;
  const plays = mayPlay && !stopped;

  const go = (step: typeof nextStop) => show(step(view.index, view), calm === false ? 'smooth' : 'auto');
  useAutoPlay(section, plays, autoPlayMs, view.index, () => go(nextStop));

  if (!moves) return null;
  return (
    <div className={styles.controls} data-kind={kind}>
      <IconButton icon={icons.chevron} className={styles.back} label="Previous" onClick={() => go(previousStop)} />
      {kind === 'banner' && <span aria-live={plays ? 'off' : 'polite'}>{`${view.index + 1} / ${view.count}`}</span>}
      <IconButton icon={icons.chevron} label="Next" onClick={() => go(nextStop)} />
      {mayPlay && (
        <IconButton
          icon={stopped ? icons.play : icons.pause}
          filled
          meaning={stopped}
          label={stopped ? 'Play slides' : 'Pause slides'}
          onClick={() => setStopped(!stopped)}
        />
      )}
    </div>
  );
}
