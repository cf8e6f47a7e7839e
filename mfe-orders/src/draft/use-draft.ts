import { usePlatform } from '@nkm/platform';
import type { StoredKey } from '@nkm/platform/stored';
import { useState } from 'react';

/** What the shopper has typed in a form. It survives a failed request, a reload and the detour to sign-in. */
export function useDraft<Draft extends object>(
  key: StoredKey,
  { empty, isDraft }: { empty: Draft; isDraft: (value: unknown) => value is Draft },
) {
  const { storage } = usePlatform();
  const [draft, setDraft] = useState(() => storage.read(key, isDraft) ?? empty);
  return {
    draft,
    change(changes: Partial<Draft>) {
      const next = { ...draft, ...changes };
      storage.write(key, next);
      setDraft(next);
    },
    forget: () => storage.remove(key),
  };
}
