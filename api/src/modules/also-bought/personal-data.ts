import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const alsoBoughtPersonalData: PersonalData = { tables: { also_bought: null } };
