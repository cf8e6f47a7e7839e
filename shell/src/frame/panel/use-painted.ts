import { afterPaint } from '@nkm/ui';
import { useEffect, useState } from 'react';

/** False until the browser has painted the first frame of the part that calls it. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let hasLeft = false;
    void afterPaint().then(() => !hasLeft && setPainted(true));
    return () => {
      hasLeft = true;
    };
  }, []);
  return isPainted;
}
