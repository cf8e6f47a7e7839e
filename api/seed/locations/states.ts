import ngStates from 'ng-states';
import { mendName } from './mend-name';

export interface StateSeed {
  id: number;
  name: string;
}
export interface LandmarkSeed {
  id: number;
  state_id: number;
  name: string;
}

interface NgStatesRow {
  STATE: string;
  LGA: string;
}

/** The package is CommonJS with a `default` property, which some loaders unwrap and others do not. */
function rowsOf(loaded: unknown): NgStatesRow[] {
  if (Array.isArray(loaded)) return loaded as NgStatesRow[];
  return (loaded as { default: NgStatesRow[] }).default;
}

/** The 36 states and the Federal Capital Territory with their 774 local government areas, both in alphabetical order. */
export function nigerianStates(): { states: StateSeed[]; landmarks: LandmarkSeed[] } {
  const byState = new Map<string, string[]>();
  for (const row of rowsOf(ngStates)) {
    const state = mendName(row.STATE);
    byState.set(state, [...(byState.get(state) ?? []), mendName(row.LGA)]);
  }
  const names = [...byState.keys()].sort((a, b) => a.localeCompare(b, 'en'));
  const states = names.map((name, index) => ({ id: index + 1, name }));
  const landmarks = states.flatMap((state) =>
    (byState.get(state.name) ?? [])
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((name) => ({ state_id: state.id, name })),
  );
  return { states, landmarks: landmarks.map((landmark, index) => ({ id: index + 1, ...landmark })) };
}
