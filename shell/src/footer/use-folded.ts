import { type RefObject, useEffect, useState } from 'react';

/** Below this width long lists of links fold. */
const NARROW = '(max-width: 599px)';

/**
 * True where the groups of links fold: on narrow screens, once the scripts are there. Without scripts every link
 * shows. Whoever looks at the footer already keeps it as it is: nothing moves under their eyes. Only the footer itself is
 * measured: what is in it is not laid out before it comes near.
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
