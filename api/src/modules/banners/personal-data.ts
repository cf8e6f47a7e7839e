import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const bannersPersonalData: PersonalData = { tables: { adverts: null } };
