import { VisuallyHidden } from '@nkm/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds after the focus moves, because a simultaneous announcement is lost. */
const AFTER_MS = 100;

/** Announces the title of each page after a navigation without a new document. */
export function RouteAnnouncer({ firstPath }: { firstPath: string }) {
  const { pathname } = useLocation();
  const told = useRef(firstPath);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (told.current === pathname) return;
    const timer = setTimeout(() => {
      told.current = pathname;
      setTitle(document.title);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
