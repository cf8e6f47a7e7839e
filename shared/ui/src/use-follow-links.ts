import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * One listener for a long list of plain links, because a component per link makes a big menu open slowly. Other uses of
 * a link, such as opening a tab, stay with the browser.
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
