import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const locationsPersonalData: PersonalData = { tables: { landmarks: null, pickup_stations: null, states: null } };
