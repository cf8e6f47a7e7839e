import { type RefObject, useEffect, useState } from 'react';

/** Up to this width, link groups fold. */
const NARROW = '(max-width: 599px)';

/**
 * Whether the link groups fold: on narrow screens with scripts. A footer that is already in view does not fold, so that
 * nothing shifts. Only the footer itself is measured, because its content is laid out only near the viewport.
 */
export function useFolded(footer: RefObject<HTMLElement | null>): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const isInView = () => (footer.current?.getBoundingClientRect().top ?? 0) < innerHeight;
    if (narrow.matches && !isInView()) setFolded(true);
    const onChange = () => setFolded(narrow.matches);
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, [footer]);
  return folded;
}
