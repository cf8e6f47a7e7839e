import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * One listener for a long list of plain links: a component for each would make a big menu open slowly. What the
 * browser does with a link otherwise, such as opening a tab, it does here as well.
 */
export function useFollowLinks(onFollow?: () => void): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.isDefaultPrevented()) return;
    event.preventDefault();
    onFollow?.();
    void navigate(link.pathname + link.search + link.hash);
  };
}
