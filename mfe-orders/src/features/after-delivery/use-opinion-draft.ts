import { usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { EMPTY_OPINION, isOpinion, type Opinion } from './opinion';

/** An opinion while it is written: it outlives a failure, a reload and the way to sign-in. */
export function useOpinionDraft(key: string) {
  const { storage } = usePlatform();
  const [opinion, setOpinion] = useState(() => storage.read(key, isOpinion) ?? EMPTY_OPINION);
  return {
    opinion,
    change(changes: Partial<Opinion>) {
      const next = { ...opinion, ...changes };
      storage.write(key, next);
      setOpinion(next);
    },
    forget: () => storage.remove(key),
  };
}
