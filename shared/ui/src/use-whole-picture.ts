import { useEffect, useRef, useState } from 'react';

/**
 * Returns the first address whose picture is not broken, and the `<img>` props that detect a broken one. No address
 * when all are broken or missing (SHR-SCR-006).
 */
export function useWholePicture(addresses: readonly (string | null | undefined)[]) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const ref = useRef<HTMLImageElement>(null);
  const address = addresses.find((candidate) => candidate && !broken.includes(candidate));

  // React misses the error of a picture that failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = ref.current ?? {};
    if (address && complete && naturalWidth === 0) setBroken((before) => [...before, address]);
  }, [address]);

  return { address, watch: { ref, onError: () => setBroken((before) => [...before, address ?? '']) } };
}
