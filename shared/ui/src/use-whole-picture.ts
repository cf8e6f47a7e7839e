import { useEffect, useRef, useState } from 'react';

/**
 * The first of the addresses whose picture is not broken, and what its `<img>` needs so that a broken one is noticed;
 * no address when all are broken or missing (spec 1 §2.9).
 */
export function useWholePicture(addresses: readonly (string | null | undefined)[]) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const ref = useRef<HTMLImageElement>(null);
  const address = addresses.find((candidate) => candidate && !broken.includes(candidate));

  // A picture that failed before the page came alive told nobody.
  useEffect(() => {
    const { complete, naturalWidth } = ref.current ?? {};
    if (address && complete && naturalWidth === 0) setBroken((before) => [...before, address]);
  }, [address]);

  return { address, watch: { ref, onError: () => setBroken((before) => [...before, address ?? '']) } };
}
