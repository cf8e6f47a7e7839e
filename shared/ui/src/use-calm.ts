import { useEffect, useState } from 'react';

interface WithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** True for a shopper who prefers reduced motion or saves data; null until the browser is queried. */
export function useCalm(): boolean | null {
  const [calm, setCalm] = useState<boolean | null>(null);
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const ask = () => setCalm(motion.matches || (navigator as WithConnection).connection?.saveData === true);
    ask();
    motion.addEventListener('change', ask);
    return () => motion.removeEventListener('change', ask);
  }, []);
  return calm;
}
