import { useTopic } from '@nkm/platform';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useShell } from '../app/shell-context';

type Notice = ComponentType<ComponentProps<typeof import('./consent-notice').default>>;

/**
 * The privacy notice, for whoever has not chosen yet: over the page, so that nothing moves. If its code cannot be had
 * nothing is lost: without an answer nothing is measured.
 */
export function ConsentPlace() {
  const { chooseConsent } = useShell();
  const { choice } = useTopic('consent');
  const [notice, setNotice] = useState<{ Notice: Notice; isAskedFor: boolean } | null>(null);
  const hadChosen = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (choice !== 'unset') {
      hadChosen.current = true;
      return;
    }
    const isAskedFor = hadChosen.current;
    cameFrom.current = isAskedFor ? (document.activeElement as HTMLElement | null) : null;
    let isOver = false;
    import(/* webpackChunkName: "consent" */ './consent-notice').then(
      ({ default: Notice }) => isOver || setNotice({ Notice, isAskedFor }),
      (error: unknown) => console.warn('The privacy notice could not be loaded:', error),
    );
    return () => {
      isOver = true;
      setNotice(null);
    };
  }, [choice]);

  /** The focus was on a button that is about to go: it returns to where the shopper was. */
  function choose(answer: typeof choice) {
    (cameFrom.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    chooseConsent(answer);
  }

  return notice && <notice.Notice isAskedFor={notice.isAskedFor} onChoose={choose} />;
}
