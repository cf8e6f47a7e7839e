import { readField, type State } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Select, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages } from './messages';
import { PlacesFailed } from './places-failed';
import { idOf, optionsWith } from './place-options';
import type { PlaceSelectProps } from './state-select';

const texts = messages.form;

/**
 * The LGAs of a state. Mount it anew for another state. A failure shows Retry in place, and no toast (ACC-RULE-049).
 */
export function LgaSelect({ stateId, value, name, error, onChange }: PlaceSelectProps & { stateId: number | null }) {
  const { api } = usePlatform();
  const lgas = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        if (stateId === null) return [];
        const body = await api.get<unknown>(`/states/${stateId}`, { signal, background: true });
        return readField<NonNullable<State['landmarks']>>(body, 'landmarks') ?? [];
      },
      [api, stateId],
    ),
  );
  const isLoading = lgas.status === 'loading' && stateId !== null;
  const placeholder = stateId === null ? texts.stateFirst : texts.chooseLga;
  return (
    <div>
      <Select
        label={texts.lga}
        name="lga"
        required
        hint={texts.lgaHint}
        placeholder={isLoading ? texts.loading : placeholder}
        aria-busy={isLoading}
        options={optionsWith(lgas.status === 'ready' ? lgas.data : [], value, name)}
        value={value ?? ''}
        error={error}
        onChange={(event) => onChange(idOf(event.target.value))}
      />
      {lgas.status === 'failed' && <PlacesFailed text={texts.lgasFailed} onRetry={lgas.retry} />}
    </div>
  );
}
