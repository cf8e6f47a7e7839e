import { usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';

/** Loads data of /security in the background. `reload` keeps what is shown until the new data is there. */
export function useSecurityList<Data extends object>(path: string) {
  const { api } = usePlatform();
  const [list, setList] = useState<Data | 'loading' | 'failed'>('loading');
  const reload = useCallback(async () => {
    try {
      const { data } = await api.get<{ data: Data }>(path, { background: true });
      setList(data);
    } catch (error) {
      console.warn(`${path} could not be loaded:`, error);
      setList((now) => (typeof now === 'object' ? now : 'failed'));
    }
  }, [api, path]);
  useEffect(() => void reload(), [reload]);

  return {
    list,
    reload,
    retry: () => {
      setList('loading');
      void reload();
    },
  };
}
