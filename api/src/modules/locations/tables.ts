import type { Generated } from 'kysely';

export interface StatesTable {
  id: number;
  name: string;
}

/** Local government areas. */
export interface LandmarksTable {
  id: number;
  state_id: number;
  name: string;
}

export interface PickupStationsTable {
  id: number;
  state_id: number;
  name: string;
  title: string;
  address: string;
  hours: Generated<string>;
  active: Generated<boolean>;
}

declare module '../../platform/database/tables' {
  interface Database {
    states: StatesTable;
    landmarks: LandmarksTable;
    pickup_stations: PickupStationsTable;
  }
}
