import type { SearchSuggestionsProps } from '@nkm/contracts';
import { afterPaint, deferred } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../../app/shell-context';
import styles from './search-box.module.css';
import { PartBoundary } from '../panel/part-boundary';

/**
 * The place of the catalog's suggestions under the search box. They load after the caret is painted. The box searches
 * without them, so a failure shows nothing; the next focus tries again.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { widgets } = useShell();
  const [hasCrashed, setCrashed] = useState(false);
  const [Widget] = useState(() => {
    if (!widgets?.ownerOf('search-suggestions')) return null;
    return deferred(() => widgets.load('search-suggestions'), {
      server: false,
      renderAfter: afterPaint,
      failed: RetryOnFocus,
    });
  });
  if (!Widget || hasCrashed) return null;
  return (
    <div className={styles.suggestions}>
      <PartBoundary onCrash={() => setCrashed(true)}>
        <Widget {...props} />
      </PartBoundary>
    </div>
  );
}

function RetryOnFocus({ box, retry }: SearchSuggestionsProps & { retry(): void }) {
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('focus', retry);
    return () => element?.removeEventListener('focus', retry);
  });
  return null;
}
