import type { State } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Select, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages } from './messages';
import { PlacesFailed } from './places-failed';
import { idOf, optionsWith } from './place-options';

const texts = messages.form;

export interface PlaceSelectProps {
  value: number | null;
  /** Name of the current value, shown until the list has loaded. */
  name: string | undefined;
  error: string | undefined;
  onChange(value: number | null): void;
}

/** The states of Nigeria. A failure shows Retry in place, and no toast (ACC-RULE-049). */
export function StateSelect({ id, value, name, error, onChange }: PlaceSelectProps & { id: string }) {
  const { api } = usePlatform();
  const states = useLoaded(
    useCallback(
      async (signal: AbortSignal) => (await api.get<{ data: State[] }>('/states', { signal, background: true })).data,
      [api],
    ),
  );
  return (
    <div>
      <Select
        id={id}
        label={texts.state}
        name="state"
        autoComplete="address-level1"
        required
        placeholder={states.status === 'loading' ? texts.loading : texts.chooseState}
        aria-busy={states.status === 'loading'}
        options={optionsWith(states.status === 'ready' ? states.data : [], value, name)}
        value={value ?? ''}
        error={error}
        onChange={(event) => onChange(idOf(event.target.value))}
      />
      {states.status === 'failed' && <PlacesFailed text={texts.statesFailed} onRetry={states.retry} />}
    </div>
  );
}
