import { useEffect, useState } from 'react';

/** Up to this width, link groups fold. The same as in the styles. */
const NARROW = '(max-width: 599px)';

/**
 * Whether the link groups fold: on narrow screens, and in the server's HTML, which is the same for all widths. The
 * styles show the links on wide screens; a wide browser without `::details-content` gets them here.
 */
export function useFolded(): boolean {
  const [folded, setFolded] = useState(true);
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const onChange = () => setFolded(narrow.matches);
    onChange();
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, []);
  return folded;
}
